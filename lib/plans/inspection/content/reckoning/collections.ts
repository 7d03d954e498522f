import { wholeWords, type Spoken } from "../../../text/spoken";
import type { Solver } from "./measures";
import { and } from "./quantities";

const list = new RegExp(`(\\d+(?:\\.\\d+)?(?:(?:,| ?;| (?:${and})) ?-?\\d+(?:\\.\\d+)?)+)`);
const between = new RegExp(`,|;| (?:${and}) `);

function listIn(text: string, name: RegExp): number[] | null {
  const at = name.exec(text);
  if (!at) return null;
  const after = text.slice(at.index);
  const [said = ""] = list.exec(after) ?? [];
  // Anything else that has a number makes it another problem.
  if (/\d/.test(after.replace(said, "")) || /\d/.test(text.slice(0, at.index))) return null;
  return said.split(between).map((part) => Number(part.trim()));
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

function median(values: readonly number[]): number {
  const all = sorted(values);
  const middle = all.length / 2;
  return ((all[Math.ceil(middle) - 1] ?? 0) + (all[Math.floor(middle)] ?? 0)) / 2;
}

function modes(values: readonly number[]): number[] {
  const counts = values.map((value) => values.filter((other) => other === value).length);
  const most = Math.max(...counts);
  return most === 1 ? [] : [...new Set(values.filter((_, at) => counts[at] === most))];
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

const means: Spoken = { en: ["mean", "average"], fr: ["moyenne"], rw: [], sw: [] };
const medians: Spoken = { en: ["median"], fr: ["mediane"], rw: [], sw: [] };
const mostFrequent: Spoken = { en: ["mode"], fr: ["mode"], rw: [], sw: [] };
const ranges: Spoken = { en: ["range"], fr: ["etendue"], rw: [], sw: [] };
const commonMultiples: Spoken = {
  en: ["l\\.?c\\.?m\\.?", "(?:lowest|least) common multiple"],
  fr: ["ppcm"],
  rw: [],
  sw: [],
};
const commonDivisors: Spoken = {
  en: ["h\\.?c\\.?f\\.?", "g\\.?c\\.?f\\.?", "g\\.?c\\.?d\\.?", "(?:highest|greatest) common (?:factor|divisor)"],
  fr: ["pgcd"],
  rw: [],
  sw: [],
};
/** "The mean deviation", "the average speed", "the range (in km)" are other problems. */
const ofOther = "(?! ?\\?| (?:of )?(?:deviation|age|speed))";

type Average = {
  name: RegExp;
  /** Values that a list has at least. */
  least: number;
  /** Only of whole numbers. */
  isWhole?: true;
  of: (values: readonly number[]) => number[];
};

const averages: readonly Average[] = [
  {
    name: new RegExp(`(?:arithmetic )?${wholeWords(means).source}${ofOther}`, "u"),
    least: 2,
    of: (all) => [all.reduce((sum, one) => sum + one, 0) / all.length],
  },
  { name: wholeWords(medians), least: 3, of: (all) => [median(all)] },
  { name: wholeWords(mostFrequent), least: 3, of: modes },
  {
    name: new RegExp(`${wholeWords(ranges).source}(?! ?\\()`, "u"),
    least: 3,
    of: (all) => [Math.max(...all) - Math.min(...all)],
  },
  {
    name: wholeWords(commonMultiples),
    least: 2,
    isWhole: true,
    of: (all) => [all.reduce((one, other) => (one * other) / commonDivisor(one, other))],
  },
  {
    name: wholeWords(commonDivisors),
    least: 2,
    isWhole: true,
    of: (all) => [all.reduce((one, other) => commonDivisor(one, other))],
  },
];

const many = averages.map(({ name, least, isWhole, of }): Solver => ({ text }) => {
  const values = listIn(text, name);
  if (!values || values.length < least || averages.filter((one) => one.name.test(text)).length > 1) return null;
  if (isWhole && values.some((value) => !Number.isInteger(value) || value < 1 || value > 100_000)) return null;
  const found = of(values);
  return found.length > 0 ? { values: found, unit: "" } : null;
});

/** What lists of numbers come to. */
export const listSolvers: readonly Solver[] = many;

export function isPrime(value: number): boolean {
  if (!Number.isInteger(value) || value < 2) return false;
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return true;
}
