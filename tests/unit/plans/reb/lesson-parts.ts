import { aRebRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Lesson } from "@/lib/bank/schema";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { rebRequest, type RebContent } from "@/lib/plans/kinds/reb/schema";

/** A lesson of the bank by its id, with some of it changed. */
export function lessonLike(id: string, change: Partial<Lesson> = {}): Lesson {
  const found = loadBank().lessons.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`The bank has no ${id}.`);
  return { ...found, ...change };
}

/** A plan of an entry as it stands, without asking the bank for it. */
export function planOf(entry: Lesson, change: object = {}, seed = 3): RebContent {
  const { titles, language, subject, classes } = entry;
  const given = { lessonTitle: titles[language]?.[0], subject, classLevel: classes[0], language, specialNeeds: "" };
  const request = rebRequest.parse(aRebRequest({ ...given, totalDuration: 40, classSize: 46, ...change }));
  return composeReb({ request, background: { unit: null, known: { entry, before: null } }, seed });
}

export function bare(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The questions of the test. */
export function askedIn(plan: RebContent): string[] {
  return plan.assessmentMethods
    .split("\n")
    .filter((line) => /^\d+\. /.test(line))
    .map((line) => line.replace(/^\d+\. /, ""));
}

/** The text and the minutes of one step of the development. */
export function stepIn(plan: RebContent, number: number, column: "Teaching" | "Learning" = "Teaching") {
  const text = plan[`development${column}Activities`];
  const heads = [...text.matchAll(/^(\d)\. [^\n]*\((\d+) \S+\)$/gm)];
  const at = heads.findIndex(([, own]) => own === String(number));
  return { text: text.slice(heads[at]?.index ?? 0, heads[at + 1]?.index), minutes: Number(heads[at]?.[2] ?? 0) };
}

/** Every third of the bank's lessons in English that are no sensitive ones, with a plan of each. */
export const englishPlans = loadBank()
  .lessons.filter(({ language, sensitive }) => language === "en" && !sensitive)
  .filter((_, index) => index % 3 === 0)
  .map((entry): [Lesson, RebContent] => [entry, planOf(entry)]);
