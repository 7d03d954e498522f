import { inAnyLanguage } from "../../../text/spoken";
import type { Solver } from "./measures";

const and = inAnyLanguage({ en: ["and"], fr: ["et"], rw: ["na"], sw: ["na"] });
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

const averages: readonly { name: RegExp; least: number; of: (values: readonly number[]) => number[] }[] = [
  {
    name: /\b(?:arithmetic )?(?:mean|average|moyenne)\b(?! ?\?| (?:of )?(?:deviation|age|speed))/,
    least: 2,
    of: (all) => [all.reduce((sum, one) => sum + one, 0) / all.length],
  },
  { name: /\b(?:median|mediane)\b/, least: 3, of: (all) => [median(all)] },
  { name: /\bmode\b/, least: 3, of: modes },
  { name: /\b(?:range|etendue)\b(?! ?\()/, least: 3, of: (all) => [Math.max(...all) - Math.min(...all)] },
  {
    name: /\b(?:l\.?c\.?m\.?|lowest common multiple|least common multiple|ppcm)\b/,
    least: 2,
    of: (all) => [all.reduce((one, other) => (one * other) / commonDivisor(one, other))],
  },
  {
    name: /\b(?:h\.?c\.?f\.?|g\.?c\.?f\.?|g\.?c\.?d\.?|highest common factor|greatest common (?:factor|divisor)|pgcd)\b/,
    least: 2,
    of: (all) => [all.reduce((one, other) => commonDivisor(one, other))],
  },
];

const many = averages.map(
  ({ name, least, of }): Solver =>
    ({ text }) => {
      const values = listIn(text, name);
      if (!values || values.length < least || averages.filter((one) => one.name.test(text)).length > 1) return null;
      const isCounted = /lcm|hcf|gcf|multiple|factor|divisor|ppcm|pgcd/.test(name.source);
      if (isCounted && values.some((value) => !Number.isInteger(value) || value < 1 || value > 100_000)) return null;
      const found = of(values);
      return found.length > 0 ? { values: found, unit: "" } : null;
    },
);

/** What lists of numbers come to. */
export const listSolvers: readonly Solver[] = many;

export function isPrime(value: number): boolean {
  if (!Number.isInteger(value) || value < 2) return false;
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return true;
}
