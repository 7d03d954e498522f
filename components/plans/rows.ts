import { days } from "@/lib/core/clock";
import { fill } from "@/lib/core/fill";
import { formatDate } from "@/lib/i18n/format";
import { binLifetime } from "@/lib/plans/constants";
import type { PlanListItem } from "@/lib/plans/types";
import type { PlanRow, RowState } from "./types";

type RowWords = {
  untitled: string;
  numbered: string;
  minutes: string;
  binDays: (days: number) => string;
  now: Date;
};

/** The title of the lesson, else its number, else that it has none. */
function titleOf(item: PlanListItem, words: RowWords): string {
  if (item.title.trim()) return item.title;
  return item.lessonNo ? fill(words.numbered, { number: item.lessonNo }) : words.untitled;
}

/** Plans as rows of a list: dates and durations written out, empty fields left empty. */
export function toRows(items: readonly PlanListItem[], words: RowWords): PlanRow[] {
  return items.map((item) => ({
    id: item.id,
    title: titleOf(item, words),
    subject: [item.subject, ...item.details].filter(Boolean).join(" · "),
    classLevel: item.classLevel,
    date: formatDate(item.lessonDate || item.createdAt),
    duration: item.durationMinutes > 0 ? fill(words.minutes, { count: item.durationMinutes }) : "",
    teacher: item.teacherName,
    state: stateOf(item),
    ...(item.deletedAt ? { note: words.binDays(binDaysLeft(item.deletedAt, words.now)) } : {}),
  }));
}

function stateOf(item: PlanListItem): RowState {
  if (item.deletedAt || item.generation === null || item.generation === "finished") return item.status;
  return item.generation;
}

function binDaysLeft(deletedAt: string, now: Date): number {
  const until = new Date(deletedAt).getTime() + binLifetime;
  return Math.max(0, Math.ceil((until - now.getTime()) / days(1)));
}
