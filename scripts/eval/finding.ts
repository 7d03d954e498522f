import { findLesson, findSession } from "@/lib/bank/queries";
import type { WantedSession } from "@/lib/bank/types";
import { defaultPlanLanguage } from "@/lib/core/language";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import { readJudgedEntries, type TypedTitle, type TypedTopic } from "./title-sets";

/**
 * What a title leads to: its lesson at once; its lesson among the first offers, one tap away; a lesson that has a part of it, or
 * another one, taken as if it were sure; an entry that was written after the sets were judged; nothing, though the bank has it;
 * nothing, as the bank has none.
 */
export const outcomes = ["at once", "by one tap", "half", "wrong", "unjudged", "missed", "not in the bank"] as const;
export type Outcome = (typeof outcomes)[number];

/** So many offers a person sees without asking for more. */
const firstOffers = 3;

export type FoundTitle = Record<"place" | "className" | "title", string> & { outcome: Outcome; isInBank: boolean } & {
  /** What was taken surely, and what was offered. */
  sure: string | null;
  offered: readonly string[];
};

const judgedEntries = readJudgedEntries();

type Answer = { sure: { entry: { id: string } } | null; choices: readonly { entry: { id: string } }[] };
type Judged = Record<"right" | "half", readonly string[]>;

function outcomeOf({ right, half }: Judged, { sure, offered }: Pick<FoundTitle, "sure" | "offered">): Outcome {
  if (sure !== null && right.includes(sure)) return "at once";
  if (sure !== null && half.includes(sure)) return "half";
  if (sure !== null) return judgedEntries.has(sure) ? "wrong" : "unjudged";
  if (offered.some((id) => right.includes(id))) return "by one tap";
  return right.length > 0 ? "missed" : "not in the bank";
}

function judged(item: Judged, found: Pick<FoundTitle, "sure" | "offered">) {
  return { outcome: outcomeOf(item, found), isInBank: item.right.length > 0 };
}

function answered({ sure, choices }: Answer): Pick<FoundTitle, "sure" | "offered"> {
  return { sure: sure?.entry.id ?? null, offered: choices.slice(0, firstOffers).map(({ entry }) => entry.id) };
}

/** A lesson as the form asks for it; a whole sentence is first read as the quick form reads it. */
export function lessonAsked(item: TypedTitle) {
  const { subject, class: className, language } = item;
  const context = { language, defaults: { subject, classLevel: className }, classes: [className], subjects: [subject] };
  const title = item.isSentence
    ? requestFromDescription(item.title, { ...context, today: "2026-11-24" }).lessonTitle
    : item.title;
  return { title, subject, className, language };
}

/** A job sheet as the form asks for it. */
export function sheetAsked({ title, trade }: TypedTopic): WantedSession {
  return { title, trade, language: defaultPlanLanguage };
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
