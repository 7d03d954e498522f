import type { PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";
import { withoutQuotes } from "../../../text/reading";
import { lists } from "../lists";
import { sentencesOf } from "../sentences";
import { leastRounded, mostNumbers, resultSlack } from "./constants";
import { listSolvers } from "./collections";
import { measuresIn, unitOf, type WordProblem, type Measure, type Solver, type ExpectedResult } from "./measures";
import { and } from "./quantities";
import { rateSolvers } from "./rates";
import { shapeSolvers } from "./shapes";

const solvers: readonly Solver[] = [...rateSolvers, ...shapeSolvers, ...listSolvers];
/** Longer questions tell a story in which more counts than their numbers. */
const longest = 220;
/** Between units of one kind, and of length, area and volume. */
const factors = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 60, 3600, 3.6, 12];

function problemOf(text: string): WordProblem {
  return { text, measures: measuresIn(text) };
}

function solved(problem: WordProblem): ExpectedResult | null {
  for (const solve of solvers) {
    const found = solve(problem);
    if (found) return found;
  }
  return null;
}

/** Whether a number is said for another one: exactly, a little rounded, or to the nearest whole one. */
function isNear(value: number, other: number): boolean {
  const isRounded =
    Number.isInteger(value) && Math.abs(value) >= leastRounded && Math.abs(value - other) <= resultSlack.rounded;
  return isRounded || Math.abs(value - other) <= Math.max(Math.abs(other) * resultSlack.share, resultSlack.nearZero);
}

/** "1 h 30 min", "3 m 45 cm", "3 1/2", "2½": one value in two parts, which is not put together here and left to people. */
const firstUnits: Spoken = {
  en: ["h", "hours?", "min", "minutes?", "km", "m", "metres?", "kg", "l", "litres?", "t"],
  fr: ["h", "heures?", "min", "minutes?", "km", "m", "metres?", "kg", "l", "litres?", "t"],
  rw: [],
  sw: [],
};
const isCompound = new RegExp(
  `\\d ?(?:${inAnyLanguage(firstUnits)})(?: (?:${and}))? \\d|\\d(?: \\d+/\\d| ?[½⅓⅔¼¾⅕⅛])`,
  "u",
);

/** Square metres of the units of land, and metres of those of lengths. */
const land: Readonly<Record<string, number>> = { ha: 10_000, ares: 100, acre: 4_047 };
const metres: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, dm: 0.1, km: 1000 };
/** The answer to "in hectares" may be a number alone. */
const into: Spoken = { en: ["in"], fr: ["en"], rw: ["muri"], sw: ["kwa", "katika"] };
const units: Spoken = {
  en: ["hectares?", "ha", "ares?", "acres?", "litres?", "l", "ml"],
  fr: ["hectares?", "ares?", "litres?"],
  rw: ["hegitari"],
  sw: ["hekta", "ekari", "lita"],
};
const inUnit = new RegExp(`\\b(?:${inAnyLanguage(into)}) (${inAnyLanguage(units)})\\b`);

/** Whether an answer says one of the wanted numbers, in whatever unit where its own is another. */
function isSaid({ values, unit }: ExpectedResult, said: readonly Measure[], asked: string): boolean {
  const base = unit.replace(/[²³]/, "");
  const other = unitOf(inUnit.exec(asked)?.[1] ?? "");
  return said.some((one) => {
    const given = one.unit || other;
    const own = land[given];
    if (own) return values.some((value) => isNear(one.value, (value * (metres[base] ?? 1) ** 2) / own));
    const isOwn = given === "" || unit === "same" || base === "" || given.replace(/[²³]/, "") === base;
    const allowed = isOwn ? [1] : factors.flatMap((factor) => [factor, 1 / factor]);
    return values.some((value) => allowed.some((factor) => isNear(one.value, value * factor)));
  });
}

/**
 * Whether the answer to a problem of a usual kind has none of the numbers that it comes to: "Find the area of a square of side 9
 * cm. – 36 cm²".
 */
export function isWrongProblem(asked: string, answer: string): boolean {
  const text = searchable(asked)
    .replace(/^\W*\d{1,2}[.)]\s+/, "")
    .trim();
  if (text.length > longest || answer.length > longest) return false;
  const given = searchable(answer);
  const said = measuresIn(given);
  if (said.length === 0 || said.length > mostNumbers || isCompound.test(given)) return false;
  const wanted = solved(problemOf(text));
  return wanted !== null && !isSaid(wanted, said, text);
}

const sizes = inAnyLanguage({
  en: ["area", "perimeter", "circumference", "volume", "density", "third angle", "fourth angle"],
  fr: ["aire", "perimetre", "volume", "masse volumique"],
  rw: [],
  sw: [],
});
const summaries = inAnyLanguage({
  en: ["mean", "average", "median", "mode", "range", "lcm", "hcf", "gcf"],
  fr: ["moyenne", "mediane", "mode", "etendue", "ppcm", "pgcd"],
  rw: [],
  sw: [],
});
const is = inAnyLanguage({ en: ["is"], fr: ["est"], rw: [], sw: [] });
const of = inAnyLanguage({ en: ["of"], fr: [], rw: [], sw: [] });
const value =
  "(-?\\d[\\d ,]*(?:\\.\\d+)?(?:/\\d+)? ?(?:[cdkm]?m[²³]?|g/cm³|kg/m³|°|ha|hectares?|ares|acres?|litres?|[cdm]?l)?)(?=[\\s.,;)]|$)";
/** "Its area is 20 cm²", "the median of 4, 6, 6 is 8": a quantity and its value, which ends the match. */
const stated = [
  new RegExp(`\\b(?:${sizes})\\b[^.;=?\\d]{0,16}?(?:\\b(?:${is}|${of})\\b|=|:|\\s)\\s?${value}`, "gu"),
  new RegExp(`\\b(?:${summaries})\\b[^.;=?\\d]{0,16}\\d[^.;=?:]{1,60}?(?:\\b(?:${is})\\b|=|:)\\s?${value}`, "gu"),
];
/** What stands between a quantity and its value. */
const isOrOf = new RegExp(`(?:\\b(?:${is}|${of})|=|:)\\s?$`);
const pair = new RegExp(`\\b(?:${sizes})\\b (?:(?:${is}|${of}) |= ?|: ?)?-?\\d[\\d.,]* ?(?:[cdkm]?m[²³]?|°)?`, "gu");
const mostSentences = 200;

/** Statements of a text that give another value than their numbers come to: "rectangle 6 cm by 4 cm: area 20 cm²". */
export function wrongValues(text: string, language: PlanLanguage): string[] {
  const { reported, denied } = lists[language];
  const found: string[] = [];
  const sentences = sentencesOf(searchable(withoutQuotes(text))).slice(0, mostSentences);
  for (const sentence of sentences) {
    if (!/\d.*\d/.test(sentence) || sentence.length > longest || sentence.includes("?")) continue;
    if (reported.test(sentence) || denied.test(sentence)) continue;
    for (const { 0: said, 1: value = "", index } of stated.flatMap((pattern) => [...sentence.matchAll(pattern)])) {
      const at = index + said.length - value.length;
      const before = sentence.slice(0, at).replace(isOrOf, "");
      const own = before.slice(0, index).replace(pair, " ") + before.slice(index);
      // What goes on reckoning gives its value later.
      if (/π ?= ?$/.test(sentence.slice(0, at)) || /^\s?[-+×÷*/=]/.test(sentence.slice(index + said.length))) continue;
      if (isWrongProblem(own, value.trim().replace(/[,.]$/, "")))
        found.push(sentence.slice(Math.max(0, index - 40), index + said.length).trim());
    }
  }
  return found;
}
