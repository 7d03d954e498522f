import { and, eq, gt, lt, sql } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { quotaPeriods, subscriptions, subscriptionTiers } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { firstTierName } from "./constants";
import { findStanding } from "./queries";
import { quotaPeriodStart } from "./rules";

/** Gives a new account its first subscription, in the transaction that makes the account. */
export async function startFirstSubscription(tx: Tx, accountId: number): Promise<void> {
  const [tier] = await tx.select().from(subscriptionTiers).where(eq(subscriptionTiers.name, firstTierName));
  if (!tier) return;
  const startedAt = now();
  const expiresAt = new Date(startedAt.getTime() + days(tier.durationDays));
  await tx.insert(subscriptions).values({ accountId, tierId: tier.id, startedAt, expiresAt }).onConflictDoNothing();
}

/**
 * Takes one plan from the running month inside the caller's transaction and returns the month it came from. The guard
 * stands in the UPDATE, so that of many at once only as many succeed as are left.
 * Throws `subscription_expired` or `plan_limit`.
 */
export async function spendPlanQuota(tx: Tx, actor: Actor): Promise<Date> {
  const moment = now();
  const standing = await findStanding(tx, actor.accountId);
  if (!standing || standing.expiresAt <= moment) throw new AppError("subscription_expired");
  const startsAt = quotaPeriodStart(standing.startedAt, moment);
  await tx.insert(quotaPeriods).values({ accountId: actor.accountId, startsAt }).onConflictDoNothing();
  const spent = await tx
    .update(quotaPeriods)
    .set({ used: sql`${quotaPeriods.used} + 1` })
    .where(
      and(
        eq(quotaPeriods.accountId, actor.accountId),
        eq(quotaPeriods.startsAt, startsAt),
        lt(
          quotaPeriods.used,
          sql`(select t.lesson_plans_per_month from subscriptions s join subscription_tiers t on t.id = s.tier_id where s.account_id = ${actor.accountId})`,
        ),
      ),
    )
    .returning({ used: quotaPeriods.used });
  if (spent.length === 0) throw new AppError("plan_limit");
  return startsAt;
}

/** Gives one plan back to the month it came from. */
export async function giveBackPlanQuota(tx: Tx, accountId: number, startsAt: Date): Promise<void> {
  await tx
    .update(quotaPeriods)
    .set({ used: sql`${quotaPeriods.used} - 1` })
    .where(and(eq(quotaPeriods.accountId, accountId), eq(quotaPeriods.startsAt, startsAt), gt(quotaPeriods.used, 0)));
}

/** Throws `subscription_expired` unless the actor may download. Source: specification 1, section 6. */
export async function assertMayDownload(actor: Actor): Promise<void> {
  const standing = await findStanding(await database(), actor.accountId);
  if (!standing || standing.expiresAt <= now()) throw new AppError("subscription_expired");
}
