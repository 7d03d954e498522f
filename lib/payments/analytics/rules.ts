import { hours } from "@/lib/core/clock";
import type { Period } from "./types";

// Rwanda keeps UTC+2 all year, so a shift by two hours turns its calendar into that of UTC.
const kigali = hours(2);

function local(moment: Date): Date {
  return new Date(moment.getTime() + kigali);
}

/** Midnight in Kigali of that day; days and months beyond their ends run on. */
function midnight(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day) - kigali);
}

/** When today began in Kigali. */
export function startOfDay(moment: Date): Date {
  const there = local(moment);
  return midnight(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
}

/** When this month began in Kigali. */
export function startOfMonth(moment: Date): Date {
  const there = local(moment);
  return midnight(there.getUTCFullYear(), there.getUTCMonth(), 1);
}

/** Midnight in Kigali on the same day a number of months ago, or on the last day of a month that has no such day. */
export function monthsAgo(moment: Date, months: number): Date {
  const there = local(moment);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return midnight(year, month, Math.min(there.getUTCDate(), lastDay));
}

/** The periods of the summary, in months. Source: ADM-7. */
export const summaryMonths: Readonly<Record<Period, number>> = {
  last1Month: 1,
  last2Months: 2,
  last6Months: 6,
  last1Year: 12,
  last10Years: 120,
};
