import { dateInKigali, days, hours } from "@/lib/core/clock";
import type { Tally } from "@/lib/counters/types";
import type { DateRange, SeriesPoint } from "./types";

/** Days up to which a range is shown day by day; longer ones by months. */
const dailyDays = 92;

/** Midnight in Kigali at the beginning of the first day, and the last millisecond of the last. */
export function boundsOf({ start, end }: DateRange): { start: Date; end: Date } {
  const midnight = (date: string) => new Date(new Date(`${date}T00:00:00.000Z`).getTime() - hours(2));
  return { start: midnight(start), end: new Date(midnight(end).getTime() + days(1) - 1) };
}

/** From the same day a month ago to today. Source: ADM-7. */
export function defaultRange(moment: Date): DateRange {
  const end = dateInKigali(moment);
  const [year = 0, month = 1, day = 1] = end.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 2, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return { start, end };
}

export function unitOf({ start, end }: DateRange): "day" | "month" {
  return Date.parse(end) - Date.parse(start) <= days(dailyDays) ? "day" : "month";
}

/** The next day's ISO date. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + days(1)).toISOString().slice(0, 10);
}

type KnownTallies = { paid: ReadonlyMap<string, Tally>; joined: ReadonlyMap<string, Tally> };

/** Every day or month of the range, also those on which nothing happened, from what is known of its days. */
export function fillSeries({ start, end }: DateRange, { paid, joined }: KnownTallies): SeriesPoint[] {
  const nameOf = unitOf({ start, end }) === "day" ? (day: string) => day : (day: string) => `${day.slice(0, 7)}-01`;
  const series = new Map<string, SeriesPoint>();
  for (let day = start; day <= end; day = dayAfter(day)) {
    const date = nameOf(day);
    const point = series.get(date) ?? { date, revenue: 0, transactions: 0, users: 0 };
    point.revenue += paid.get(day)?.amount ?? 0;
    point.transactions += paid.get(day)?.count ?? 0;
    point.users += joined.get(day)?.count ?? 0;
    series.set(date, point);
  }
  return [...series.values()];
}
