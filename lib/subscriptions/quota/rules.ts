import type { PlanLot } from "../types";

type Counted = {
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
export function quotaOf({ monthly, used, extra, active }: Counted): Quota {
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
