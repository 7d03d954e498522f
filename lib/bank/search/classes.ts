import { searchable } from "@/lib/core/searchable";
import { classNames } from "../schema";

export type ClassName = (typeof classNames)[number];

/** How a class is called before its number, in the four languages. */
const cycles: readonly (readonly [string, RegExp])[] = [
  ["N", /^(?:n|nursery|grade|pre ?primary|maternelle|inshuke|awali)$/],
  ["TTC", /^(?:ttc|tc|year|y)$/],
  ["P", /^(?:p|primary|primaire|abanza|msingi)$/],
  ["S", /^(?:s|senior|secondary|secondaire|ayisumbuye|sekondari)$/],
];

/** The class that a teacher's words name ("Primary 5 B", "S.2", "P6"); null where they name none that the bank has. */
export function bankClass(words: string): ClassName | null {
  const text = words
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, " ");
  for (const [, cycle = "", number = ""] of text.matchAll(/([a-z]+(?: primary)?) ?([1-6])(?![0-9])/g)) {
    const prefix = cycles.find(([, pattern]) => pattern.test(cycle.trim()))?.[0];
    const name = classNames.find((known) => known === `${prefix ?? ""}${number}`);
    if (name) return name;
  }
  return null;
}

/** Whether two names mean the same class, "Primary 5 B" and "P5". */
export function isSameClass(left: string, right: string): boolean {
  const named = bankClass(left);
  return searchable(left) === searchable(right) || (named !== null && named === bankClass(right));
}

/**
 * How many years lie between a class and the nearest of a lesson's, where primary school goes on in secondary school; null for
 * other cycles.
 */
export function yearsApart(name: ClassName, classes: readonly ClassName[]): number | null {
  const isSchool = (other: ClassName) => /^[PS]\d$/.test(other);
  const beyond = yearsBeyond(name, classes);
  if (beyond !== null || !isSchool(name)) return beyond && Math.abs(beyond);
  const years = classes.filter(isSchool).map((other) => Math.abs(classNames.indexOf(name) - classNames.indexOf(other)));
  return years.length > 0 ? Math.min(...years) : null;
}

/** How many years a class is beyond the nearest of a lesson's, negative where below; null where it is another cycle altogether. */
export function yearsBeyond(name: ClassName, classes: readonly ClassName[]): number | null {
  const years = classes
    .filter((other) => other.replace(/\d/g, "") === name.replace(/\d/g, ""))
    .map((other) => classNames.indexOf(name) - classNames.indexOf(other));
  return years.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}
