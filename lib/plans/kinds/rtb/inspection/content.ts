import { phraseWords } from "../../../inspection/content/terms";
import { phraseBanks } from "../composer/banks";
import { pairedQuestions, type ContentReading } from "../../../inspection/content/reading";
import { isNoticed, isUnfilled } from "../composer/unfilled";
import { sessionTopics } from "../topics";
import { drawingsField } from "../../drawings";
import { rtbNotes } from "../fields";
import { stepsOf } from "../rules";
import type { RtbContent } from "../schema";
import type { RtbBackground } from "../types";

/** Everything that the bank's job sheet says, as one text. */
function sheetText({ sheet }: RtbBackground): string {
  if (!sheet) return "";
  return [
    ...[sheet.purpose, ...sheet.safety, ...sheet.protective, ...sheet.tools, ...sheet.criteria],
    ...sheet.materials.map(({ item, amount }) => `${item} ${amount}`),
    ...sheet.knowledge.map(({ fact }) => fact),
    ...sheet.procedure.map(({ do: act, standard = "" }) => `${act} ${standard}`),
    ...sheet.faults.map(({ sign, cause, remedy }) => `${sign} ${cause} ${remedy}`),
    ...[...sheet.questions, sheet.extension].map(({ q, a }) => `${q} ${a}`),
  ].join("\n");
}

/** A session plan as its content is read. */
export function readContent(content: RtbContent, background: RtbBackground): ContentReading {
  const field = <Name extends keyof RtbContent & string>(name: Name) => ({ field: name, text: String(content[name]) });
  const steps = stepsOf(content).map((step) => ({
    field: `step${step}TrainerActivity`,
    teacher: content[`step${step}TrainerActivity`],
    learners: content[`step${step}LearnerActivity`],
    minutes: content[`step${step}Duration`],
  }));
  return {
    language: content.language,
    title: content.topicOfSession,
    given: [content.topicOfSession, content.moduleTitle, content.learningOutcomes].join("\n"),
    subject: content.trade,
    classSize: content.classSize,
    minutes: content.duration,
    objective: field("objectives"),
    assessment: field("assessment"),
    materials: {
      field: "step1Resources",
      text: stepsOf(content)
        .map((step) => content[`step${step}Resources`])
        .join("\n"),
    },
    summary: field("summary"),
    parts: [
      {
        field: "introductionTrainerActivity",
        teacher: content.introductionTrainerActivity,
        learners: content.introductionLearnerActivity,
        minutes: content.introductionDuration,
      },
      ...steps,
      { field: "summary", teacher: content.summary, learners: "", minutes: null },
    ],
    questions: pairedQuestions(field("notesQuestions"), field("notesAnswers")),
    notes: rtbNotes.filter((name) => name !== drawingsField).map(field),
    isUnfilled: isUnfilled(content),
    isNoticed: isNoticed(content),
    frameWords: () => phraseWords(phraseBanks[content.language], content.language),
    isTrade: true,
    isCalm: sessionTopics(content).length > 0,
    known: background.sheet ? { title: content.topicOfSession, text: sheetText(background) } : null,
  };
}
