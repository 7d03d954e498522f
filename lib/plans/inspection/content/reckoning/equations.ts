import type { PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../../../text/reading";
import { inAnyLanguage, listOf, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";
import { lists } from "../lists";
import { equationSlack, noise } from "./constants";
import { joined, mark, markedUnits, slackOf, valueOf } from "./numbers";

const mostEquations = 400;
const operators = /[-+−–×÷*/√²³]/;
/** The number of an exercise, which would be reckoned with what follows it: "(1) -30 ÷ 40". */
const label = /(?<=(?:^|[:;.,])\s{0,2})\(\d{1,2}\)\s+(?![+×÷*/]|[-−–][\s(])/g;
/** It may as well be what something is taken from: "(5) − (−3) = 8". */
const labelOrTerm = /(?<=(?:^|[:;.,])\s{0,2})\(\d{1,2}\)\s+(?=[-−–][\s(])/g;
const side = /[\u0001\d\s.,+\-−–×÷*/()²³√]/;

/** What stands before a sign, back to where it is no reckoning any more; null where letters belong to it. */
function leftOf(text: string, at: number): string | null {
  let from = at;
  while (from > 0 && side.test(text[from - 1] ?? "") && !isStop(text, from - 1)) from -= 1;
  const found = text.slice(from, at).trim();
  const before = text.slice(0, from).trimEnd().at(-1) ?? "";
  if (/^[+×÷*/²³)]/.test(found) || (/^[-−–]/.test(found) && !/^[:;,→=]?$/.test(before))) return null;
  // "2x", "√", a power or a bracket before it belong to it.
  if (/[_^±π|)\]}'′⁰¹⁴-⁹₀-₉⁻]/.test(before)) return null;
  // A lone number after words may be the end of a formula: "of Ca2 = 2 × 106".
  if (!operators.test(found) && (found.includes(mark) || !/^[:;,.→=(]?$/.test(before))) return null;
  return /[\p{L}]$/u.test(text.slice(0, from)) ? null : found;
}

function isStop(text: string, at: number): boolean {
  return /[,.]/.test(text[at] ?? "") && !/\d/.test(text[at + 1] ?? "");
}

/** What goes on reckoning behind a number: "7 remainder 2", "3 over 4", "5 or 6", "2 million". */
const onward: Spoken = {
  en: ["rem", "over", "of\\b", "and", "or", "squared", "to", "times", "million", "thousand", "billion"],
  fr: ["reste", "sur\\b", "ou"],
  rw: [],
  sw: [],
};
const goesOn = new RegExp(`^(?:[a-z](?!\\p{L})|${inAnyLanguage(onward)}|:|\\^)`, "iu");

function rightOf(text: string, at: number): string | null {
  let to = at;
  while (to < text.length && side.test(text[to] ?? "") && !isStop(text, to)) to += 1;
  const after = text.slice(to);
  if (/^[\p{L}_^±π:{[⁰¹⁴-⁹₀-₉⁻…]/u.test(after) && /\S$/.test(text.slice(at, to))) return null;
  if (goesOn.test(after)) return null;
  return text.slice(at, to).trim();
}

/** A sum in which only some numbers have a unit: it may be a letter of algebra ("6m - 12"). */
function isMixed(text: string): boolean {
  const units = text.split(mark).length - 1;
  return units > 0 && /\d\D*[-+−–]/.test(text) && units < (text.match(/\d+(?:[./]\d+)?/g) ?? []).length;
}

/** Sides in different units ("1 kg ÷ 2 = 500 g"), or with what may be a letter on one side alone ("2m = 12"). */
function areOfOther([left, right]: readonly [readonly string[], readonly string[]]): boolean {
  const all = [...left, ...right];
  const isLetter =
    (left.length === 0) !== (right.length === 0) && all.every((name) => name.length === 1) && left.length > 0;
  return all.includes("%") || new Set(all).size > 1 || isLetter;
}

/** What is multiplied comes to square and cubic units; land and liquids are told in others: "200 × 150 = 3 ha". */
const ofOtherKind = /^(?:ha|hectares?|ares|acres?|litres?|[cdm]l)$/;

/** Numbers without units come to a measure of another kind, which is told in a power of ten of theirs. */
function isConverted(before: string, after: string, units: readonly string[]): boolean {
  const [a, b] = [before, after].map((text) => valueOf(text.replaceAll(mark, "").trim()));
  if (!a || !b || !/[×*]/.test(before) || before.includes(mark)) return false;
  return units.some((name) => ofOtherKind.test(name)) && Number.isInteger(Math.log10(a / b));
}

/** "7 ÷ 6 = 1, remainder 1" and "3/10 = 180", a share of something, are no equations of numbers. */
function isOther(left: string, right: string, [a, b]: readonly [number, number]): boolean {
  const isShare = (one: string, other: string) =>
    /^\d+\/\d+$/.test(one) && (valueOf(one) ?? 1) < 1 && /^\d+$/.test(other);
  const isBinary = /^[01]{2,}$/.test(right) && /^[01\s+×-]+$/.test(left);
  const isQuotient = left.includes("÷") && Number.isInteger(b) && Math.floor(a) === b;
  const isYears = /^\d{4}\s*[-–]\s*\d{4}$/.test(left);
  // "15 + 25 = 40 000": what is added is told in thousands.
  const isThousands = /\+/.test(left) && a < 1000 && b === a * 1000;
  return (
    isThousands ||
    isShare(left, right) ||
    isShare(right, left) ||
    isBinary ||
    isQuotient ||
    isYears ||
    /^0\d/.test(right) ||
    /^\(0\d/.test(left)
  );
}

/** Whether an equation says what is not so; false also where it is no reckoning with numbers alone. */
function isFalse(before: string, after: string, isAbout: boolean): boolean {
  if (!(operators.test(before) || operators.test(after)) || isMixed(before) || isMixed(after)) return false;
  const [left, right] = [before, after].map((text) => text.replaceAll(mark, "").trim()) as [string, string];
  const [a, b] = [valueOf(left), valueOf(right)];
  if (a === null || b === null || isOther(left, right, [a, b])) return false;
  // Each of several rounded numbers may be half a unit off.
  const many = Math.max(1, left.split(/[-+−–]/).length - 1);
  const slack = Math.max(
    many * slackOf(right),
    slackOf(left),
    Math.abs(a) * (isAbout ? equationSlack.about : equationSlack.equal),
  );
  return Math.abs(a - b) > slack + noise;
}

function wrongIn(line: string): string[] {
  const { bare, units } = markedUnits(joined(searchable(line).replace(/(\d)\s*x\s*(?=\d)/g, "$1 × ")));
  const countTo = (at: number) => bare.slice(0, at).split(mark).length - 1;
  return [...bare.matchAll(/[=≈]/g)].slice(0, mostEquations).flatMap(({ index, 0: sign }) => {
    const left = leftOf(bare, index);
    const right = rightOf(bare, index + 1);
    if (!left || !right) return [];
    const own = (from: number, to: number) => units.slice(countTo(from), countTo(to));
    const sides = [
      own(bare.lastIndexOf(left, index), index),
      own(index, bare.indexOf(right, index) + right.length),
    ] as const;
    if (areOfOther(sides) || isConverted(left, right, sides[1]) || !isFalse(left, right, sign === "≈")) return [];
    return [`${left} ${sign} ${right}`.replaceAll(mark, "")];
  });
}

/** Equations of a text whose two sides are not the same number: "1/2 + 1/3 = 2/5". */
export function wrongEquations(text: string, language: PlanLanguage): string[] {
  const { reported, denied } = lists[language];
  const lines = text
    .split("\n")
    .filter((line) => !/[?]/.test(line) && !reported.test(searchable(line)) && !denied.test(searchable(line)));
  const pieces = lines.flatMap((line) =>
    withoutQuotes(line)
      .replace(/^\s*(?:[-•*–]|\d+[.)])\s+/, "")
      .replace(label, "")
      .split(/\s{3,}|\t/),
  );
  return pieces.flatMap((line) => {
    const [whole, unlabelled] = [wrongIn(line), wrongIn(line.replace(labelOrTerm, ""))];
    return unlabelled.length < whole.length ? unlabelled : whole;
  });
}

const requests: Spoken = {
  en: listOf("calculate work_out find simplify add evaluate solve compute what_is how_much_is"),
  fr: ["calcul\\w*", "trouv\\w*", "combien font"],
  rw: ["bara", "shaka"],
  sw: ["kokotoa", "tafuta"],
};
const asking = new RegExp(`^(?:${inAnyLanguage(requests)})?\\s*:?\\s*`);
/** Answers that are only a part of the number, or near it. */
const partialResults: Spoken = { en: ["remain", "nearest", "round"], fr: ["rest"], rw: [], sw: [] };
const isPartial = new RegExp(inAnyLanguage(partialResults));

/** The value that a question asks for, where it is a reckoning with numbers alone. */
function askedValue(asked: string): number | null {
  const { bare, units } = markedUnits(joined(searchable(asked)));
  const isPart = /÷/.test(bare) && isPartial.test(bare);
  if (isPart) return null;
  const sum = bare
    .replace(asking, "")
    .replace(/(\d)\s*x\s*(?=\d)/g, "$1 × ")
    .trimEnd()
    .replace(/(?:=\s*(?:\?|_+|…)?|\?|\.)$/, "")
    .trim();
  return operators.test(sum) && units.length === 0 && !/^-?\d+$/.test(sum) ? valueOf(sum) : null;
}

/** Step by step: a pattern for the end of a text is looked for from each of its places. */
function withoutFullStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether an answer is another number than its question comes to. */
export function isWrongAnswer(asked: string, answer: string): boolean {
  const wanted = askedValue(asked);
  if (wanted === null) return false;
  const said = withoutFullStop(joined(searchable(answer)))
    .split(/[=≈]/)
    .map((part) => valueOf(part.trim()));
  const numbers = said.filter((value) => value !== null);
  if (numbers.length !== said.length || numbers.length === 0) return false;
  return numbers.every(
    (value) => Math.abs(value - wanted) > Math.max(equationSlack.nearZero, Math.abs(wanted) * equationSlack.equal),
  );
}
