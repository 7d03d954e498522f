import { isFilled, searchable } from "../text/wording";
import { strangeLanguage } from "../text/language";
import { caps, weights } from "./score";
import { isLeftOver } from "./left-over";
import { appliedShare } from "./levels";
import { activities, quotations, sharedStems, shareStem, withoutQuotes, wordCount } from "../text/reading";
import type { PlanReading } from "./reading";
import type { Field, FieldPlace, Rule } from "./types";
import { patterns, type WordList } from "../text/frequent-words";

/** At least this share of the learners' activities asks to apply, analyse, evaluate or create. */
export const applyFloor = 0.4;

function has(text: string, reading: PlanReading, list: WordList): boolean {
  return patterns[reading.language][list].test(searchable(text));
}

function lacks(field: Field, reading: PlanReading, list: WordList): FieldPlace[] {
  return has(withoutQuotes(field.text), reading, list) ? [] : [{ field: field.field }];
}

export function stageTexts({ stages }: PlanReading): Field[] {
  return stages.flatMap(({ teacher, learner }) => [teacher, learner]);
}

/** Finds words of one list somewhere in some texts; without any, the place is `field`. */
export function anywhere(
  texts: readonly string[],
  reading: PlanReading,
  where: { list: WordList; field: string },
): FieldPlace[] {
  return texts.some((text) => has(text, reading, where.list)) ? [] : [{ field: where.field }];
}

function copied({ teacher, learner }: { teacher: Field; learner: Field }): FieldPlace[] {
  const theirs = new Set(activities(teacher.text).map(searchable));
  return activities(learner.text).some((line) => wordCount(line) > 3 && theirs.has(searchable(line)))
    ? [{ field: learner.field }]
    : [];
}

function repeated({ field, text }: Field, seen: Set<string>): FieldPlace[] {
  const lines = activities(text)
    .filter((line) => wordCount(line) >= 5)
    .map(searchable);
  const isKnown = lines.some((line, index) => seen.has(line) || lines.indexOf(line) < index);
  lines.forEach((line) => seen.add(line));
  return isKnown ? [{ field }] : [];
}

function hasVague(reading: PlanReading): boolean {
  const { able, vague } = patterns[reading.language];
  const text = searchable(withoutQuotes(reading.objective.text));
  const after = new RegExp(`(?:${able.source})\\s+(?:${vague.source})`);
  return after.test(text) || activities(text).some((line) => vague.exec(line)?.index === 0);
}

function verbPlaces(reading: PlanReading): FieldPlace[] {
  const text = withoutQuotes(reading.objective.text);
  const isObservable = has(text, reading, "observable") || has(text, reading, "applied");
  return isObservable && !hasVague(reading) ? [] : [{ field: reading.objective.field }];
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}

/** Words in common tie an assessment to an objective, unless it quotes something that belongs to another lesson. */
function isNear(objective: string, assessment: string): boolean {
  const quoted = quotations(assessment);
  return (
    sharedStems(objective, assessment) >= 2 &&
    (quoted.length === 0 || quoted.some((text) => shareStem(text, objective)))
  );
}

/** The number of different ways of working that the activities name: alone, in pairs, in groups. */
function waysOfWorking(reading: PlanReading): number {
  const text = stageTexts(reading)
    .map((field) => field.text)
    .join("\n");
  return (["pair", "group", "alone"] as const).filter((list) => has(text, reading, list)).length;
}

/** Words of a stage with which one side of it is told, however shortly: "Solve alone." */
const leastSaid = 2;

/** A text of at least this many words, without names and abbreviations, can be told to be in a language. */
const tellable = 6;

/** The rules that hold for any plan. */
export const sharedRules: readonly Rule<PlanReading>[] = [
  {
    id: "filled",
    criterion: "form",
    severity: "hard",
    find: ({ missing }) => missing.map((field) => ({ field })),
  },
  {
    id: "placeholder",
    criterion: "form",
    severity: "hard",
    find: ({ written }) => written.filter(({ text }) => isLeftOver(text)).map(({ field }) => ({ field })),
  },
  {
    id: "language",
    criterion: "form",
    severity: "hard",
    find: ({ written, language }) =>
      written.flatMap(({ field, text }) => {
        const found =
          (withoutQuotes(text).match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0) < tellable
            ? null
            : strangeLanguage(text, language);
        return found ? [{ field, values: { language: found } }] : [];
      }),
  },
  {
    id: "objectiveWho",
    criterion: "outcomes",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    find: (reading) => lacks(reading.objective, reading, "who"),
  },
  {
    id: "objectiveVerb",
    criterion: "outcomes",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    find: verbPlaces,
  },
  {
    id: "objectiveContent",
    criterion: "outcomes",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    applies: ({ about }) => about.some((text) => /\p{L}{4}/u.test(text)),
    find: ({ objective, about, title }) =>
      about.some((text) => shareStem(text, objective.text)) || (isFilled(title) && objective.text.includes(title))
        ? []
        : [{ field: objective.field }],
  },
  {
    id: "bothSides",
    criterion: "participation",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    find: ({ stages }) =>
      stages.flatMap(({ teacher, learner }) =>
        [teacher, learner]
          .filter(({ text }) => activities(text).reduce((sum, line) => sum + wordCount(line), 0) < leastSaid)
          .map(({ field }) => ({ field })),
      ),
  },
  { id: "copied", criterion: "participation", severity: "hard", find: ({ stages }) => stages.flatMap(copied) },
  {
    id: "repeated",
    criterion: "progression",
    severity: "soft",
    find: ({ stages }) => {
      const [taught, learnt] = [new Set<string>(), new Set<string>()];
      return stages.flatMap(({ teacher, learner }) => [...repeated(teacher, taught), ...repeated(learner, learnt)]);
    },
  },
  {
    id: "higherOrder",
    criterion: "progression",
    severity: "soft",
    find: ({ stages, language }) => {
      const share = appliedShare(
        stages.map(({ learner }) => learner.text),
        language,
      );
      const weakest = stages.at(Math.floor(stages.length / 2))?.learner.field ?? "";
      return share >= applyFloor
        ? []
        : [{ field: weakest, values: { share: percent(share), floor: percent(applyFloor) } }];
    },
  },
  {
    id: "waysOfWorking",
    criterion: "resources",
    severity: "soft",
    find: (reading) => (waysOfWorking(reading) >= 2 ? [] : [{ field: reading.stages.at(1)?.learner.field ?? "" }]),
  },
  {
    id: "localContext",
    criterion: "resources",
    severity: "soft",
    find: (reading) => {
      const texts = [...reading.written.filter(({ field }) => field !== reading.references.field)].map(
        ({ text }) => text,
      );
      return anywhere(texts, reading, { list: "local", field: reading.stages[0]?.teacher.field ?? "" });
    },
  },
  {
    id: "assessmentTied",
    criterion: "assessment",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    applies: ({ about }) => about.some((text) => /\p{L}{4}/u.test(text)),
    find: ({ assessment, about, objective }) =>
      about.some((text) => shareStem(text, assessment.text)) || isNear(objective.text, assessment.text)
        ? []
        : [{ field: assessment.field }],
  },
  {
    id: "assessmentMeans",
    criterion: "assessment",
    severity: "soft",
    find: (reading) => lacks({ ...reading.assessment }, reading, "assess"),
  },
  {
    id: "sources",
    criterion: "resources",
    severity: "soft",
    find: (reading) =>
      has(reading.references.text, reading, "sources") || !isFilled(reading.references.text)
        ? []
        : [{ field: reading.references.field }],
  },
];
