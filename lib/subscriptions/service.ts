import { and, eq, gt, lt, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { quotaPeriods, subscriptions, subscriptionTiers } from "@/db/schema";
import { recordActivity } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { dateInKigali, days, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { firstTierName } from "./constants";
import { countRemaining, findStanding, type Standing } from "./queries";
import { mayRenew, quotaPeriodStart, renewedUntil } from "./rules";

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

/** Throws `renewal_refused` while a live subscription stands in the way. */
async function assertMayRenew(
  tx: Tx,
  accountId: number,
  wanted: { standing: Standing; tierId: number },
): Promise<void> {
  const { standing, tierId } = wanted;
  if (standing.expiresAt <= now()) return;
  const remaining = await countRemaining(tx, accountId, standing);
  if (standing.tierId === tierId && mayRenew({ expiresAt: standing.expiresAt, remaining }, now())) return;
  const date = dateInKigali(standing.expiresAt).split("-").reverse().join("/");
  throw new AppError("renewal_refused", { values: { count: remaining, date } });
}

/**
 * Renews a tier without a price, at once; also who has no live subscription may take it. The quota's months run on, so
 * that renewing early brings days and no plans. Returns the new expiry. Throws `payment_required` for any other tier
 * and `renewal_refused`.
 */
export async function renewFreeTier(actor: Actor, tierId: number): Promise<Date> {
  const { accountId } = actor;
  return transact(async (tx) => {
    const [tier] = await tx
      .select()
      .from(subscriptionTiers)
      .where(and(eq(subscriptionTiers.id, tierId), eq(subscriptionTiers.active, true), eq(subscriptionTiers.price, 0)));
    if (!tier) throw new AppError("payment_required");
    // Of two renewals at once the second waits here and then sees what the first has made.
    await tx
      .select({ id: subscriptions.accountId })
      .from(subscriptions)
      .where(eq(subscriptions.accountId, accountId))
      .for("update");
    const standing = await findStanding(tx, accountId);
    if (standing) await assertMayRenew(tx, accountId, { standing, tierId });
    const moment = now();
    const live = standing && standing.expiresAt > moment;
    const row = {
      ...{ accountId, tierId, startedAt: live ? standing.startedAt : moment },
      expiresAt: renewedUntil({ expiresAt: standing?.expiresAt ?? moment, durationDays: tier.durationDays }, moment),
    };
    await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.accountId, set: row });
    const entry = { type: "subscription", title: tier.name, entityType: "tier", entityId: tier.id } as const;
    await recordActivity(tx, { ...entry, accountId });
    return row.expiresAt;
  });
}
