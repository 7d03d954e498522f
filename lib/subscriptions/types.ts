/** What one account has, as shown. Moments are ISO. */
export type SubscriptionInfo = {
  /** What can be used now of the month and of bundles together: nothing once the subscription has ended. */
  lessonPlansRemaining: number;
  lessonPlansPerMonth: number;
  /** Plans counted in the running month; those of bundles are not among them. */
  lessonPlansUsedThisMonth: number;
  bundlePlansRemaining: number;
  /** When the first of these bundle plans end; empty without any. */
  bundleExpiryDate: string;
  /** The remaining bundle plans, by the bundle they come from. */
  bundles: PlanLot[];
  /** When the next month of the quota begins; empty without a subscription. */
  nextMonthDate: string;
  startDate: string;
  expiryDate: string;
  tierId: number | null;
  tierName: string;
  active: boolean;
};

/** Plans left beside the monthly ones: bought, left of a replaced tier, or given for a referral. */
export type PlanLot = {
  source: "purchase" | "carried" | "referral";
  left: number;
  /** When the first of them end. */
  endsAt: string;
  /** Whether others end later. */
  several: boolean;
};

/** What can be subscribed to. Price in whole francs, duration in days. */
export type Tier = {
  id: number;
  name: string;
  description: string;
  price: number;
  lessonPlansPerMonth: number;
  maxUsers: number;
  durationDays: number;
  /** Whether it is on sale; who has it keeps it either way. */
  active: boolean;
};

/** A tier or a bundle that somebody buys. */
export type WantedProduct = { tierId: number; bundle?: undefined } | { bundle: true; tierId?: undefined };

/** Where a spent unit of the quota came from, so that it can be given back there. */
export type QuotaUnit = { quotaPeriodStart: Date | null; quotaBundleId: number | null };
