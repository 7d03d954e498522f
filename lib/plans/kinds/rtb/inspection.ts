import { contentRulesFor, unjudgedIn } from "../../inspection/content";
import { bothScores, inspectWith } from "../../inspection/engine";
import { sharedRules } from "../../inspection/shared";
import type { Inspection } from "../../inspection/types";
import { dignityRule } from "../../inspection/dignity";
import { safetyRules } from "../../inspection/safety";
import { rtbGaps } from "./gaps";
import { sessionTopics } from "./topics";
import { readContent } from "./inspection/content";
import { sessionRules, type RtbReading } from "./inspection/session";
import { givenFields } from "./fields";
import { stepsOf } from "./rules";
import type { RtbContent } from "./schema";
import type { RtbBackground } from "./types";

const textFields = [
  "indicativeContent",
  "facilitationTechniques",
  "objectives",
  "introductionTrainerActivity",
  "introductionLearnerActivity",
  "introductionResources",
  "summary",
  "assessment",
  "conclusionResources",
  "evaluationOfSession",
  "additionalNotes",
  "reflection",
] as const;
const stepTexts = ["Title", "TrainerActivity", "LearnerActivity", "Resources"] as const;

/** A dash says that a step needs none. */
function isNone(content: Readonly<Record<string, unknown>>, field: string): boolean {
  const value = content[field];
  return typeof value === "string" && /^\s*[-–—]\s*$/.test(value);
}

function readRtb(content: RtbContent, background: RtbBackground): RtbReading {
  const field = <Name extends keyof RtbContent & string>(name: Name) => ({ field: name, text: String(content[name]) });
  const steps = stepsOf(content);
  const stages = [
    {
      name: "introduction",
      teacher: field("introductionTrainerActivity"),
      learner: field("introductionLearnerActivity"),
    },
    ...steps.map((step) => ({
      name: `step${step}`,
      teacher: field(`step${step}TrainerActivity`),
      learner: field(`step${step}LearnerActivity`),
    })),
  ];
  const others = ["objectives", "summary", "assessment", "evaluationOfSession"] as const;
  return {
    language: content.language,
    title: content.topicOfSession,
    about: [content.topicOfSession, content.moduleTitle, content.learningOutcomes],
    objective: field("objectives"),
    assessment: field("assessment"),
    references: field("references"),
    missing: rtbGaps(content).flatMap((gap) =>
      gap.severity === "missing" && !isNone(content, gap.field) ? [gap.field] : [],
    ),
    written: [...others.map(field), ...stages.flatMap(({ teacher, learner }) => [teacher, learner])].filter(
      ({ text }) => text.trim() !== "",
    ),
    stages,
    topics: sessionTopics(content),
    given: [...givenFields, "references" as const].map(field),
    texts: [...textFields, ...steps.flatMap((step) => stepTexts.map((part) => `step${step}${part}` as const))].map(
      field,
    ),
    lesson: readContent(content, background),
    content,
    background,
    steps,
  };
}

const formRules = [...sharedRules, ...sessionRules];
const contentRules = [...contentRulesFor<RtbReading>(), ...safetyRules, dignityRule];

/** What an inspector would say of an RTB session plan; pure. `background` is what the published curricula know of its module. */
export function inspectRtb(content: RtbContent, background: RtbBackground): Inspection {
  const reading = readRtb(content, background);
  const form = inspectWith<RtbReading>(formRules, reading);
  return bothScores(form, inspectWith<RtbReading>(contentRules, reading), unjudgedIn(reading.lesson));
}
