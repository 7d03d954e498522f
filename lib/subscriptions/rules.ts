import { days, hours } from "@/lib/core/clock";
import { renewalDays, shortestBundleDays } from "./constants";
import type { PlanLot } from "./types";

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

/** How many of the quota's months had passed at a moment, never below 0. */
function monthsPassed(startedAt: Date, moment: Date): number {
  const from = new Date(startedAt.getTime() + kigali);
  const to = new Date(moment.getTime() + kigali);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (months <= 0) return 0;
  return addMonths(startedAt, months) > moment ? months - 1 : months;
}

/**
 * Start of the quota's running month. Months run from the subscription's start day at its hour, in Kigali's calendar;
 * a start on the 31st falls on the last day of shorter months. Source: PAY-3.
 */
export function quotaPeriodStart(startedAt: Date, moment: Date): Date {
  return addMonths(startedAt, monthsPassed(startedAt, moment));
}

/** End of the quota's running month: the very moment at which the next one begins. */
export function quotaPeriodEnd(startedAt: Date, moment: Date): Date {
  return addMonths(startedAt, monthsPassed(startedAt, moment) + 1);
}

type SubscriptionTerm = { startedAt: Date; expiresAt: Date };

/** Starts of the quota's months that come after the running one and are whole (28 days or more) before the end. */
export function monthsAhead({ startedAt, expiresAt }: SubscriptionTerm, moment: Date): Date[] {
  const latest = expiresAt.getTime() - days(28);
  const starts: Date[] = [];
  for (let month = monthsPassed(startedAt, moment) + 1; ; month += 1) {
    const start = addMonths(startedAt, month);
    if (start.getTime() > latest) return starts;
    starts.push(start);
  }
}

/** When a bundle ends that comes at `moment`: with the running month, though not before 7 days have passed. */
export function bundleEnd(startedAt: Date, moment: Date): Date {
  const shortest = moment.getTime() + days(shortestBundleDays);
  return new Date(Math.max(quotaPeriodEnd(startedAt, moment).getTime(), shortest));
}

/** Whole days until the expiry, rounded up, never below 0. Source: PAY-4. */
export function daysLeft(expiresAt: Date, moment: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - moment.getTime()) / days(1)));
}

/** Refused while more than 7 days and some plans remain. Source: PAY-5. */
export function mayRenew(standing: { expiresAt: Date; remaining: number }, moment: Date): boolean {
  return standing.remaining <= 0 || standing.expiresAt.getTime() - moment.getTime() <= days(renewalDays);
}

/** Renewing adds the tier's days to what is left; what has ended starts again now. */
export function renewedUntil(standing: { expiresAt: Date; durationDays: number }, moment: Date): Date {
  const from = Math.max(standing.expiresAt.getTime(), moment.getTime());
  return new Date(from + days(standing.durationDays));
}

/** What costs nothing cannot be piled up: its end is never further away than two of its terms. */
export function freelyRenewedUntil(standing: { expiresAt: Date; durationDays: number }, moment: Date): Date {
  const furthest = moment.getTime() + 2 * days(standing.durationDays);
  return new Date(Math.min(renewedUntil(standing, moment).getTime(), Math.max(furthest, standing.expiresAt.getTime())));
}

export type Duration = { unit: "years" | "months" | "days"; count: number };

/** 365 days or more are years, 30 or more months. Source: PAY-8. */
export function spokenDuration(durationDays: number): Duration {
  if (durationDays >= 365) return { unit: "years", count: Math.floor(durationDays / 365) };
  if (durationDays >= 30) return { unit: "months", count: Math.floor(durationDays / 30) };
  return { unit: "days", count: durationDays };
}

type CountedPlans = {
  /** Plans a month of the tier. */
  monthly: number;
  /** Plans counted in the running month. */
  used: number;
  /** Plans left beside the monthly ones. */
  extra: number;
  /** Whether the subscription has not ended. */
  active: boolean;
};

export type Quota = { used: number; ofMonth: number; ofBundles: number; left: number };

/**
 * What an account has used and has left. Everything that shows or decides it asks here, so that no two places differ. What
 * is left counts for nothing once the subscription has ended.
 */
export function quotaOf({ monthly, used, extra, active }: CountedPlans): Quota {
  const ofMonth = Math.max(0, monthly - used);
  return { used, ofMonth, ofBundles: extra, left: active ? ofMonth + extra : 0 };
}

/** One lot for each source, with the first end and whether another one follows; what ends first comes first. */
export function lotsBySource(lots: ReadonlyArray<Omit<PlanLot, "several">>): PlanLot[] {
  const found = new Map<PlanLot["source"], PlanLot>();
  for (const { source, left, endsAt } of lots) {
    const known = found.get(source);
    if (!known) found.set(source, { source, left, endsAt, several: false });
    else {
      known.left += left;
      known.several ||= endsAt !== known.endsAt;
    }
  }
  return [...found.values()];
}
