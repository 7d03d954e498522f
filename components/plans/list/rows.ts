import { days } from "@/lib/core/clock";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate } from "@/lib/i18n/format";
import { binLifetime } from "@/lib/plans/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type { PlanListItem } from "@/lib/plans/listing/types";
import type { PlanRow, RowState } from "../types";

type RowWords = {
  /** Names of the kinds, for a list of several; in a list of one kind it goes without saying. */
  kinds?: Record<PlanKind, string>;
  untitled: string;
  numbered: string;
  minutes: string;
  bin: string;
  binDays: (days: number) => string;
  now: Date;
  /** Whether rows have the plan's number and the day of its creation instead of the lesson's. */
  numberRows?: boolean;
};

/** The title of the lesson, else its number, else that it has none. */
function titleOf(item: PlanListItem, words: RowWords): string {
  if (item.title.trim()) return item.title;
  return item.lessonNo ? interpolate(words.numbered, { number: item.lessonNo }) : words.untitled;
}

/** Plans as rows of a list: dates and durations written out, empty fields left empty. */
export function toRows(items: readonly PlanListItem[], words: RowWords): PlanRow[] {
  return items.map((item) => ({
    id: item.id,
    kind: item.kind,
    title: titleOf(item, words),
    subject: [leadOf(item, words), item.subject, ...item.details].filter(Boolean).join(" · "),
    classLevel: item.classLevel,
    date: formatDate((words.numberRows ? "" : item.lessonDate) || item.createdAt),
    duration: item.durationMinutes > 0 ? interpolate(words.minutes, { count: item.durationMinutes }) : "",
    teacher: item.teacherName,
    state: stateOf(item),
    score: item.deletedAt ? null : item.score,
    ...(item.deletedAt ? { note: binNote(item.deletedAt, words) } : {}),
  }));
}

function leadOf(item: PlanListItem, words: RowWords): string {
  if (words.numberRows) return `#${item.id}`;
  return words.kinds?.[item.kind] ?? "";
}

/** When it was deleted, and how long the bin still keeps it. */
function binNote(deletedAt: string, words: RowWords): string {
  const deleted = interpolate(words.bin, { date: formatDate(deletedAt) });
  return `${deleted} · ${words.binDays(binDaysLeft(deletedAt, words.now))}`;
}

function stateOf(item: PlanListItem): RowState {
  if (item.deletedAt || item.run === null || item.run === "finished") return item.status;
  return item.run;
}

function binDaysLeft(deletedAt: string, now: Date): number {
  const until = new Date(deletedAt).getTime() + binLifetime;
  return Math.max(0, Math.ceil((until - now.getTime()) / days(1)));
}
