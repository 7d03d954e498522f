import { dateInKigali, days, hours, minutes } from "@/lib/core/clock";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";

/** The words of relative times: `common.relative` of the messages. Kinyarwanda has its own, `Intl` knows none. */
export type RelativeLabels = {
  justNow: string;
  minute: string;
  minutes: string;
  hour: string;
  hours: string;
  yesterday: string;
  days: string;
};

const kigali = hours(2);

/** What stands for a date that cannot be parsed. Source: GEN-3. */
const noDate = "N/A";

/** An ISO date, or the day in Kigali of an ISO moment, as DD/MM/YYYY; "" where none was given. */
export function formatDate(iso: string): string {
  if (iso === "") return "";
  const day = iso.includes("T") ? kigaliDay(iso) : iso;
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return match && isDay(day) ? `${match[3]}/${match[2]}/${match[1]}` : noDate;
}

/** Whether the calendar has the day: some engines take the 31st of February for a day in March. */
function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** An ISO moment as DD/MM/YYYY HH:MM on Kigali's clock. */
export function formatDateTime(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return noDate;
  return `${formatDate(iso)} ${new Date(moment.getTime() + kigali).toISOString().slice(11, 16)}`;
}

/** What stands between thousands, and before the currency: as in `Intl`, which old phones do not all have for Kinyarwanda. */
const separators: Record<Locale, { thousands: string; unit: string }> = {
  en: { thousands: ",", unit: " " },
  fr: { thousands: "\u00a0", unit: "\u00a0" },
  rw: { thousands: ".", unit: " " },
};

/** Whole francs with thousands separated: `3,000 RWF`. */
export function formatMoney(francs: number, locale: Locale): string {
  return `${formatNumber(francs, locale)}${separators[locale].unit}RWF`;
}

/** A whole number with thousands separated as the reader writes them. */
export function formatNumber(value: number, locale: Locale): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separators[locale].thousands);
}

/**
 * How long ago a moment was: just now, minutes, hours, yesterday, days under 7, else the date. Moments to come count as
 * just now. Source: GEN-4.
 */
export function relativeTime(iso: string, options: { now: Date; labels: RelativeLabels }): string {
  const { now, labels } = options;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return noDate;
  const passed = now.getTime() - moment.getTime();
  if (passed < minutes(1)) return labels.justNow;
  if (passed < hours(1)) return counted(passed / minutes(1), { one: labels.minute, many: labels.minutes });
  const daysPassed = dayNumber(now) - dayNumber(moment);
  if (daysPassed === 0 || passed < hours(6)) {
    return counted(passed / hours(1), { one: labels.hour, many: labels.hours });
  }
  if (daysPassed === 1) return labels.yesterday;
  if (daysPassed < 7) return interpolate(labels.days, { count: daysPassed });
  return formatDate(iso);
}

function counted(value: number, words: { one: string; many: string }): string {
  const count = Math.floor(value);
  return interpolate(count === 1 ? words.one : words.many, { count });
}

function kigaliDay(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : dateInKigali(moment);
}

function dayNumber(moment: Date): number {
  return Math.floor((moment.getTime() + kigali) / days(1));
}
