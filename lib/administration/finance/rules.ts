import { dateInKigali, days, hours } from "@/lib/core/clock";
import type { DateRange, SeriesPoint } from "./types";

/** Days up to which a range is shown day by day; longer ones by months. */
const dailyDays = 92;

/** Midnight in Kigali at the beginning of the first day, and the last millisecond of the last. */
export function boundsOf({ start, end }: DateRange): { start: Date; end: Date } {
  const midnight = (date: string) => new Date(new Date(`${date}T00:00:00.000Z`).getTime() - hours(2));
  return { start: midnight(start), end: new Date(midnight(end).getTime() + days(1) - 1) };
}

/** From the same day a month ago to today. Source: specification 2, section 9. */
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

/** Every day or month of the range, also those on which nothing happened. */
export function fillSeries(range: DateRange, known: ReadonlyMap<string, Omit<SeriesPoint, "date">>): SeriesPoint[] {
  const unit = unitOf(range);
  const series: SeriesPoint[] = [];
  const at = new Date(`${unit === "month" ? `${range.start.slice(0, 7)}-01` : range.start}T00:00:00.000Z`);
  for (const last = Date.parse(range.end); at.getTime() <= last; ) {
    const date = at.toISOString().slice(0, 10);
    series.push({ date, ...(known.get(date) ?? { revenue: 0, transactions: 0, users: 0 }) });
    if (unit === "day") at.setUTCDate(at.getUTCDate() + 1);
    else at.setUTCMonth(at.getUTCMonth() + 1);
  }
  return series;
}
