import { findLesson, findSession } from "@/lib/bank/queries";
import { defaultPlanLanguage, type PlanLanguage } from "@/lib/core/language";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import type { TypedTitle, TypedTopic } from "./title-sets";

/**
 * What a title leads to: its lesson at once; its lesson among the first offers, one tap away; a lesson that has a part of it, or
 * another one, taken as if it were sure; nothing, though the bank has it; nothing, as the bank has none.
 */
export const outcomes = ["at once", "by one tap", "half", "wrong", "missed", "not in the bank"] as const;
export type Outcome = (typeof outcomes)[number];

/** So many offers a person sees without asking for more. */
const firstOffers = 3;

export type FoundTitle = Record<"place" | "className" | "title", string> & { outcome: Outcome; isInBank: boolean } & {
  /** What was taken surely, and what was offered. */
  sure: string | null;
  offered: readonly string[];
};

type Answer = { sure: { entry: { id: string } } | null; choices: readonly { entry: { id: string } }[] };
type Judged = Record<"right" | "half", readonly string[]>;

function outcomeOf({ right, half }: Judged, { sure, offered }: Pick<FoundTitle, "sure" | "offered">): Outcome {
  if (sure !== null) return right.includes(sure) ? "at once" : half.includes(sure) ? "half" : "wrong";
  if (offered.some((id) => right.includes(id))) return "by one tap";
  return right.length > 0 ? "missed" : "not in the bank";
}

function judged(item: Judged, found: Pick<FoundTitle, "sure" | "offered">) {
  return { outcome: outcomeOf(item, found), isInBank: item.right.length > 0 };
}

function answered({ sure, choices }: Answer): Pick<FoundTitle, "sure" | "offered"> {
  return { sure: sure?.entry.id ?? null, offered: choices.slice(0, firstOffers).map(({ entry }) => entry.id) };
}

/** In which language a subject is taught; all but the languages themselves in English. */
const taught: readonly { subject: RegExp; language: PlanLanguage }[] = [
  { subject: /^French$/, language: "fr" },
  { subject: /^Kinyarwanda$/, language: "rw" },
  { subject: /^Kiswahili$/, language: "sw" },
  { subject: /^/, language: defaultPlanLanguage },
];

function languageOf(item: TypedTitle): PlanLanguage {
  const [own] = taught.filter(({ subject }) => subject.test(item.subject));
  return item.language ?? (own ?? { language: defaultPlanLanguage }).language;
}

/** A lesson as the form asks for it; a whole sentence is first read as the quick form reads it. */
export function lessonAsked(item: TypedTitle) {
  const { subject, class: className } = item;
  const language = languageOf(item);
  const context = { language, defaults: { subject, classLevel: className }, classes: [className], subjects: [subject] };
  const title = item.isSentence
    ? requestFromDescription(item.title, { ...context, today: "2026-11-24" }).lessonTitle
    : item.title;
  return { title, subject, className, language };
}

/** A job sheet as the form asks for it. */
export function sheetAsked({ title, trade }: TypedTopic) {
  return { title, trade, language: "en" } as const;
}

/** What each title of a set leads to. */
export function findTitles(set: {
  lessons: readonly (TypedTitle & Judged)[];
  sheets: readonly (TypedTopic & Judged)[];
}): FoundTitle[] {
  const lessons = set.lessons.map((item): FoundTitle => {
    const found = answered(findLesson(lessonAsked(item)));
    return { place: item.subject, className: item.class, title: item.title, ...found, ...judged(item, found) };
  });
  const sheets = set.sheets.map((item): FoundTitle => {
    const found = answered(findSession(sheetAsked(item)));
    return { place: sheetPlace, className: item.trade, title: item.title, ...found, ...judged(item, found) };
  });
  return [...lessons, ...sheets];
}

/** Where job sheets of all trades stand among the subjects. */
export const sheetPlace = "Job sheets";

export function counted(titles: readonly FoundTitle[], ...wanted: readonly Outcome[]): number {
  return titles.filter(({ outcome }) => wanted.includes(outcome)).length;
}
