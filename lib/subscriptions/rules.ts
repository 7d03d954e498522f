import { days, hours } from "@/lib/core/clock";

// Rwanda keeps UTC+2 all year, so a shift by two hours turns its calendar into that of UTC.
const kigali = hours(2);

function addMonths(start: Date, months: number): Date {
  const local = new Date(start.getTime() + kigali);
  const day = local.getUTCDate();
  const moved = new Date(local);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return new Date(moved.getTime() - kigali);
}

/**
 * Start of the quota's running month. Months run from the subscription's start day at its hour, in Kigali's calendar;
 * a start on the 31st falls on the last day of shorter months. Source: design decisions, section 4.
 */
export function quotaPeriodStart(startedAt: Date, moment: Date): Date {
  const from = new Date(startedAt.getTime() + kigali);
  const to = new Date(moment.getTime() + kigali);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const candidate = addMonths(startedAt, Math.max(months, 0));
  return candidate > moment && months > 0 ? addMonths(startedAt, months - 1) : candidate;
}

/** Whole days until the expiry, rounded up, never below 0. Source: specification 1, section 9. */
export function daysLeft(expiresAt: Date, moment: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - moment.getTime()) / days(1)));
}
