import { days } from "@/lib/core/clock";
import { expiringDays } from "./constants";
import type { SubscriptionStatus } from "./types";

/** Below 0 days expired, to 7 expiring, above active. Source: ADM-5. */
export function subscriptionStatus(expiresAt: Date | null, moment: Date): SubscriptionStatus {
  if (!expiresAt) return "no-tier";
  const left = expiresAt.getTime() - moment.getTime();
  if (left < 0) return "expired";
  return left <= days(expiringDays) ? "expiring" : "active";
}

/** Whole days until the end, rounded up; negative when it has passed. */
export function daysUntil(expiresAt: Date, moment: Date): number {
  const left = (expiresAt.getTime() - moment.getTime()) / days(1);
  return left < 0 ? -Math.ceil(-left) : Math.ceil(left);
}
