import type { Quota } from "@/lib/subscriptions/rules";

/** How a subscription stands. Source: ADM-5. */
export type SubscriptionStatus = "no-tier" | "expired" | "expiring" | "active";

/** Somebody with what they have subscribed to. Dates are ISO moments. */
export type Subscriber = {
  id: number;
  email: string;
  tier: string | null;
  startDate: string | null;
  expiryDate: string | null;
  /** Rounded up; negative when the end has passed, null without a subscription. */
  daysUntilExpiry: number | null;
  status: SubscriptionStatus;
  /** What they used and have left, as their own pages say it. */
  usage: Quota;
  /** Plans a month of the tier, 0 without one. */
  monthly: number;
};

/** How many accounts have a tier; `id` 0 stands for none. */
export type TierCount = { id: number; name: string | null; count: number };
