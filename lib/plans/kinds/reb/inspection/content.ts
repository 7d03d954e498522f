import { phraseWords } from "../../../inspection/content/terms";
import { phraseBanks } from "../composer/banks";
import { pairedQuestions, stepsWithin, type ContentReading } from "../../../inspection/content/reading";
import { isNoticed, isUnfilled } from "../composer/notes";
import { lessonTopics } from "../topics";
import { drawingsField } from "../../drawings";
import { rebNotes } from "../fields";
import type { RebContent } from "../schema";
import type { RebBackground } from "../types";

/** Everything that the bank's lesson says, as one text. */
function entryText({ known }: RebBackground): string {
  if (!known) return "";
  const { objective, hook, definitions, readings, discovery, misconceptions, board, worked, ...entry } = known.entry;
  return [
    ...[objective.content, hook, board, discovery.task, discovery.expected, entry.application.q, entry.application.a],
    ...definitions.map(({ term, meaning }) => `${term}: ${meaning}`),
    ...readings.map(({ text }) => text),
    ...misconceptions.map(({ answer }) => answer),
    ...worked.flatMap(({ problem, steps, answer = "" }) => [problem, ...steps, answer]),
    ...[...entry.exercises, entry.homework, entry.extension].flatMap(({ q, a }) => [q, a]),
    ...entry.vocabulary.map(({ term, meaning }) => `${term}: ${meaning}`),
  ].join("\n");
}

/** A REB plan as its content is read. */
export function readContent(content: RebContent, background: RebBackground): ContentReading {
  const field = <Name extends keyof RebContent & string>(name: Name) => ({ field: name, text: String(content[name]) });
  const part = (stage: "introduction" | "conclusion") => ({
    field: `${stage}TeachingActivities`,
    teacher: content[`${stage}TeachingActivities`],
    learners: content[`${stage}LearningActivities`],
    minutes: content[`${stage}Duration`],
  });
  const columns = { teacher: field("developmentTeachingActivities"), learners: field("developmentLearningActivities") };
  return {
    language: content.language,
    title: content.lessonTitle,
    given: [content.lessonTitle, content.unitTitle, content.keyUnitCompetence].join("\n"),
    subject: content.subject,
    classSize: content.classSize,
    minutes: content.totalDuration,
    objective: field("instructionalObjectives"),
    assessment: field("assessmentMethods"),
    materials: field("learningMaterials"),
    summary: field("notesSummary"),
    parts: [part("introduction"), ...stepsWithin(columns, content.developmentDuration), part("conclusion")],
    questions: pairedQuestions(field("notesExercises"), field("notesAnswers")),
    notes: rebNotes.filter((name) => name !== drawingsField).map(field),
    isUnfilled: isUnfilled(content),
    isNoticed: isNoticed(content),
    frameWords: () => phraseWords(phraseBanks[content.language], content.language),
    isTrade: false,
    isCalm: lessonTopics(content).length > 0,
    known: background.known ? { title: content.lessonTitle, text: entryText(background) } : null,
  };
}
