import { searchable } from "../../../text/wording";
import { anywhere, stageTexts } from "../../../inspection/shared";
import { caps, weights } from "../../../inspection/score";
import { isApplied } from "../../../inspection/levels";
import { activities, withoutQuotes } from "../../../text/reading";
import { inAnyLanguage, type Spoken } from "../../../text/spoken";
import type { PlanReading } from "../../../inspection/reading";
import type { FieldPlace, Rule } from "../../../inspection/types";
import { patterns } from "../../../text/frequent-words";
import { rtbModules, type RtbStep } from "../constants";
import { developmentMinutes } from "../rules";
import type { RtbContent } from "../schema";
import type { RtbBackground } from "../types";

/** A session plan as its rules read it. */
export type RtbReading = PlanReading & { content: RtbContent; background: RtbBackground; steps: RtbStep[] };

function minutesOf({ content, steps }: RtbReading) {
  const development = steps.reduce((sum, step) => sum + content[`step${step}Duration`], 0);
  return { development, sum: content.introductionDuration + development + content.conclusionDuration };
}

const code = /\b[A-Z]{4,6}\d{3}\b/g;

/** Codes of modules stand in the published curricula or in what the trainer wrote. */
function strangeCodes({ content }: RtbReading): FieldPlace[] {
  const given = `${content.moduleTitle} ${content.learningOutcomes} ${content.topicOfSession} ${content.trade}`;
  const isKnown = (found: string) => given.includes(found) || rtbModules.some((module) => module.code === found);
  const fields = ["references", "objectives", "indicativeContent", "additionalNotes"] as const;
  return fields.flatMap((field) =>
    [...content[field].matchAll(code)]
      .filter(([found]) => !isKnown(found))
      .map(([found]) => ({ field, values: { code: found } })),
  );
}

const safetyWords: Spoken = {
  en: ["safe", "secur", "protect", "hygien", "clean", "danger", "gloves"],
  fr: ["secur", "protect", "hygien", "propre", "danger", "\\bgants?\\b"],
  rw: ["umutekano", "kwirinda", "isuku"],
  sw: ["usalama", "tahadhar", "usafi"],
};
const speaksOfSafety = new RegExp(inAnyLanguage(safetyWords));

/** The last step of work lets every trainee do something alone or to a criterion, not watch. */
function practised({ content, steps, language }: RtbReading): FieldPlace[] {
  const lines = steps.flatMap((step) => activities(content[`step${step}LearnerActivity`]));
  const last = steps.at(-1) ?? 1;
  return lines.slice(-6).some((line) => isApplied(line, language)) ? [] : [{ field: `step${last}LearnerActivity` }];
}

export const sessionRules: readonly Rule<RtbReading>[] = [
  {
    id: "timings",
    criterion: "form",
    severity: "hard",
    find: (reading) => {
      const { sum } = minutesOf(reading);
      const values = { sum: String(sum), minutes: String(reading.content.duration) };
      return sum === reading.content.duration ? [] : [{ field: "duration", values }];
    },
  },
  {
    id: "halfPractice",
    criterion: "form",
    severity: "soft",
    find: (reading) => {
      const { development } = minutesOf(reading);
      const wished = developmentMinutes(reading.content.duration);
      const values = { sum: String(development), minutes: String(wished) };
      return development === wished ? [] : [{ field: "step1Duration", values }];
    },
  },
  {
    id: "objectiveManner",
    criterion: "outcomes",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    find: ({ content, language }) => {
      const text = searchable(withoutQuotes(content.objectives));
      const { manner, standard } = patterns[language];
      return manner.test(text) || standard.test(text) ? [] : [{ field: "objectives" }];
    },
  },
  { id: "endsApplied", criterion: "progression", severity: "soft", find: practised },
  {
    id: "pace",
    criterion: "inclusion",
    severity: "soft",
    find: (reading) =>
      anywhere([...stageTexts(reading).map(({ text }) => text), reading.assessment.text], reading, {
        list: "adaptation",
        field: "step1TrainerActivity",
      }),
  },
  {
    id: "safety",
    criterion: "inclusion",
    severity: "soft",
    find: (reading) =>
      stageTexts(reading).some(({ text }) => speaksOfSafety.test(searchable(text)))
        ? []
        : [{ field: "step1TrainerActivity" }],
  },
  {
    id: "moduleCode",
    criterion: "resources",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    find: strangeCodes,
  },
];
