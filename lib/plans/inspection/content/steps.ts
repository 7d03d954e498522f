import { searchable } from "../../text/wording";
import { lists } from "./lists";
import { numberOf } from "../../text/numerals";
import { caps } from "../score";
import type { FieldPlace, Rule } from "../types";
import { quotesBank } from "./quotations";
import type { ContentReading, ReadStage } from "./reading";
import { unlessFrame } from "./substance";
import { knownAgain, ownTerms } from "./terms";

function textOf({ teacher, learners }: ReadStage): string {
  return `${teacher}\n${learners}`;
}

export type Novelty = { field: string; share: number; size: number };

/** Which share of each step's own words no step before had; steps that say little by themselves are left out. */
export function novelties({ parts, language }: ContentReading): Novelty[] {
  const seen = new Set<string>();
  return parts.map((part) => {
    const own = [...new Set(ownTerms(textOf(part), language))];
    const fresh = own.filter((stem) => !seen.has(stem));
    own.forEach((stem) => seen.add(stem));
    return { field: part.field, share: own.length === 0 ? 0 : fresh.length / own.length, size: own.length };
  });
}

/** Share of new words, over all steps after the first, below which they are the first one in other words. */
const fresh = 0.35;
/** With more different words of its own than this a lesson may come back to each of them. */
const poor = 22;

/** The steps are one step in other words: what comes after the first brings hardly a new word or figure. */
function sameSteps(reading: ContentReading): FieldPlace[] {
  const [, , ...later] = novelties(reading);
  const size = later.reduce((sum, step) => sum + step.size, 0);
  const isNew = later.reduce((sum, step) => sum + step.share * step.size, 0);
  const all = new Set(reading.parts.flatMap((part) => ownTerms(textOf(part), reading.language)));
  if (later.length < 3 || all.size === 0 || all.size > poor || (size > 0 && isNew / size >= fresh)) return [];
  return [{ field: later[0]?.field ?? "", values: { count: String(later.length) } }];
}

/** No lesson has more. */
const mostSteps = 20;

/** Two texts of one lesson with nearly the same words of their own. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((stem) => b.has(stem)).length;
  return common / Math.max(1, a.size + b.size - common);
}

/** Fewer words of its own say too little to be told from another's. */
const tellable = 5;
const nearly = 0.75;

/**
 * Share of words in common, each step with the one before it that is most like it, from which all of them are one: on the whole,
 * or a little less where no step brings more than a word or two.
 */
const one = { mean: 0.48, steady: { mean: 0.4, least: 0.28 } };
/**
 * So many words that every step has and the title has not, and which share of the shortest step's, show one act in other words, if
 * the steps are as alike as this: three key terms run through any good lesson, whose steps say something else of them each.
 */
const kernel = { steps: 4, words: 3, share: 0.5, alike: 0.38 };

/** Every step does once more what a step before it did, whatever words stand around the same things. */
function oneAct(reading: ContentReading): FieldPlace[] {
  const { parts, given, language } = reading;
  const title = knownAgain(given, language);
  // A lesson of the bank comes back to its few figures in each step, and was read by two people.
  const steps = parts
    .slice(1, -1)
    .filter(({ teacher, learners }) => !quotesBank(`${teacher}\n${learners}`, reading))
    .map((part) => ({ field: part.field, own: knownAgain(textOf(part), language) }));
  if (steps.length < 3 || steps.length > mostSteps || steps.some(({ own }) => own.size < 3)) return [];
  const nearest = steps
    .slice(1)
    .map(({ own }, at) => Math.max(...steps.slice(0, at + 1).map((step) => likeness(own, step.own))));
  const mean = nearest.reduce((sum, share) => sum + share, 0) / nearest.length;
  const named = steps.map(({ own }) => [...own].filter((stem) => !title.has(stem) && !/^\d/.test(stem)));
  const shared = (named[0] ?? []).filter((stem) => steps.every(({ own }) => own.has(stem))).length;
  const least = Math.min(...named.map(({ length }) => length));
  const hasKernel =
    steps.length >= kernel.steps && shared >= kernel.words && shared >= kernel.share * least && mean >= kernel.alike;
  const isSteady = mean >= one.steady.mean && Math.min(...nearest) >= one.steady.least;
  return mean >= one.mean || isSteady || hasKernel
    ? [{ field: steps[1]?.field ?? "", values: { count: String(steps.length) } }]
    : [];
}

/** A step that says once more, with nearly the same words, what the one before said. */
function repeatedSteps(reading: ContentReading): FieldPlace[] {
  const said = reading.parts
    .slice(1, -1)
    .map((part) => ({ field: part.field, own: knownAgain(part.teacher, reading.language) }));
  const again = said.filter(({ own }, index) => {
    const before = said[index - 1]?.own;
    return before !== undefined && own.size >= tellable && before.size >= tellable && likeness(own, before) >= nearly;
  });
  return again.slice(0, 1).map(({ field }) => ({ field }));
}

/** Minutes that a group needs at least to show what it found. */
const perGroup = 1;

/** How many groups a step has present; all of them where it says so and names their number. */
function presenting(text: string, language: ContentReading["language"]): number {
  const { presents, presentsCount, groups } = lists[language];
  const named = presentsCount.exec(text)?.[1];
  if (named !== undefined) return numberOf(named);
  const [, count = ""] = presents.test(text) ? (groups.exec(text) ?? []) : [];
  return numberOf(count);
}

/** More groups present than the step has minutes. */
function impossible(reading: ContentReading): FieldPlace[] {
  return reading.parts.flatMap(({ field, teacher, minutes }) => {
    const count = presenting(searchable(teacher), reading.language);
    if (minutes === null || minutes === 0 || count * perGroup <= minutes) return [];
    return [{ field, values: { count: String(count), minutes: String(minutes) } }];
  });
}

export const stepRules: readonly Rule<ContentReading>[] = [
  {
    id: "stepsDiffer",
    criterion: "content",
    severity: "hard",
    cap: caps.unteachable,
    find: unlessFrame((reading) => {
      const found = sameSteps(reading);
      return found.length > 0 ? found : oneAct(reading);
    }),
  },
  { id: "stepsRepeated", criterion: "content", severity: "soft", find: unlessFrame(repeatedSteps) },
  { id: "groupMinutes", criterion: "content", severity: "hard", cap: caps.flawed, find: unlessFrame(impossible) },
];
