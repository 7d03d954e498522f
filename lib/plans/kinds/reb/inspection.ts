import { contentRulesFor, unjudgedIn } from "../../inspection/content";
import { bothScores, inspectWith } from "../../inspection/engine";
import { sharedRules } from "../../inspection/shared";
import type { Inspection } from "../../inspection/types";
import { dignityRule } from "../../inspection/dignity";
import { safetyRules } from "../../inspection/safety";
import { fieldsWith, type FieldSpec } from "../table";
import { rebGaps } from "./gaps";
import { rebStages } from "./constants";
import { givenFields, rebFields } from "./fields";
import { lessonTopics } from "./topics";
import { barrierRule } from "./inspection/barriers";
import { competenceRules } from "./inspection/competences";
import { discretionRule } from "./inspection/discretion";
import { readContent } from "./inspection/content";
import { adaptationRule, lessonRules } from "./inspection/lesson";
import type { RebReading } from "./inspection/reading";
import type { RebContent } from "./schema";
import type { RebBackground } from "./types";

/** The texts of the form that somebody writes; references are looked at on their own. */
const writtenFields = fieldsWith(rebFields, "section").filter((name) => {
  const { type, note }: FieldSpec = rebFields[name];
  return type === "text" && !note && name !== "references";
});

/** What the bank's lesson on the plan's topic is about, in words that its title need not have. */
function taughtBy({ known }: RebBackground): string[] {
  if (!known) return [];
  const { objective, exercises } = known.entry;
  return [objective.content, ...exercises.map(({ q }) => q)];
}

/** A plan as the rules of its kind read it; pure. */
export function readReb(content: RebContent, background: RebBackground): RebReading {
  const field = <Name extends keyof RebContent & string>(name: Name) => ({ field: name, text: String(content[name]) });
  return {
    language: content.language,
    title: content.lessonTitle,
    about: [content.lessonTitle, content.unitTitle, content.keyUnitCompetence, ...taughtBy(background)],
    objective: field("instructionalObjectives"),
    assessment: field("assessmentMethods"),
    references: field("references"),
    missing: rebGaps(content).flatMap((gap) => (gap.severity === "missing" ? [gap.field] : [])),
    written: [...writtenFields, "references" as const].map(field).filter(({ text }) => text.trim() !== ""),
    stages: rebStages.map((stage) => ({
      name: stage,
      teacher: field(`${stage}TeachingActivities`),
      learner: field(`${stage}LearningActivities`),
    })),
    topics: lessonTopics(content),
    given: [...givenFields, "references" as const].map(field),
    texts: [...writtenFields, "teacherNotes" as const].map(field),
    lesson: readContent(content, background),
    content,
    background,
  };
}

const formRules = [...sharedRules, ...lessonRules, ...competenceRules];
const contentRules = [
  ...contentRulesFor<RebReading>(),
  ...safetyRules,
  dignityRule,
  adaptationRule,
  barrierRule,
  discretionRule,
];

/** What an inspector would say of a REB lesson plan; pure. `background` is what the catalogue knows of its unit. */
export function inspectReb(content: RebContent, background: RebBackground): Inspection {
  const reading = readReb(content, background);
  const form = inspectWith<RebReading>(formRules, reading);
  return bothScores(form, inspectWith<RebReading>(contentRules, reading), unjudgedIn(reading.lesson));
}
