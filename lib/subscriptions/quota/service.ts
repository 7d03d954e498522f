import { and, asc, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, planBundles, quotaPeriods, subscriptions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { findStanding, usableBundle } from "../queries";
import { quotaPeriodEnd, quotaPeriodStart } from "../rules";
import type { QuotaUnit } from "../types";

/** Lets one transaction at a time change what an account may spend; references to the account are not held up. */
export async function lockQuota(tx: Tx, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("no key update");
}

async function spendBundle(tx: Tx, candidates: SQL | undefined): Promise<QuotaUnit | null> {
  const first = tx
    .select({ id: planBundles.id })
    .from(planBundles)
    .where(candidates)
    .orderBy(asc(planBundles.endsAt), asc(planBundles.id))
    .limit(1);
  const [spent] = await tx
    .update(planBundles)
    .set({ used: sql`${planBundles.used} + 1` })
    .where(and(eq(planBundles.id, sql`(${first})`), lt(planBundles.used, planBundles.plans)))
    .returning({ id: planBundles.id });
  return spent ? { quotaPeriodStart: null, quotaBundleId: spent.id } : null;
}

async function spendMonth(tx: Tx, accountId: number, startsAt: Date): Promise<QuotaUnit | null> {
  await tx.insert(quotaPeriods).values({ accountId, startsAt }).onConflictDoNothing();
  const [spent] = await tx
    .update(quotaPeriods)
    .set({ used: sql`${quotaPeriods.used} + 1` })
    .where(
      and(
        eq(quotaPeriods.accountId, accountId),
        eq(quotaPeriods.startsAt, startsAt),
        lt(
          quotaPeriods.used,
          sql`(select t.lesson_plans_per_month from ${subscriptions} s join subscription_tiers t on t.id = s.tier_id where s.account_id = ${accountId})`,
        ),
      ),
    )
    .returning({ used: quotaPeriods.used });
  return spent ? { quotaPeriodStart: startsAt, quotaBundleId: null } : null;
}

/**
 * Takes one plan inside the caller's transaction and says where it came from. What ends first is taken first, whether
 * bundle or month: no other order leaves the teacher more. The guards stand in the UPDATEs, so that of many at once only
 * as many succeed as are left. Throws `subscription_expired` or `plan_limit`.
 */
export async function spendPlanQuota(tx: Tx, actor: Actor): Promise<QuotaUnit> {
  const { accountId } = actor;
  await lockQuota(tx, accountId);
  const moment = now();
  const standing = await findStanding(tx, accountId);
  if (!standing || standing.expiresAt <= moment) throw new AppError("subscription_expired");
  const usable = usableBundle(accountId, moment);
  const endingFirst = and(usable, lt(planBundles.endsAt, quotaPeriodEnd(standing.startedAt, moment)));
  const unit =
    (await spendBundle(tx, endingFirst)) ??
    (await spendMonth(tx, accountId, quotaPeriodStart(standing.startedAt, moment))) ??
    (await spendBundle(tx, usable));
  if (!unit) throw new AppError("plan_limit");
  return unit;
}

/** Gives one plan back to the month or bundle that it came from. */
export async function giveBackPlanQuota(tx: Tx, accountId: number, unit: QuotaUnit): Promise<void> {
  const { quotaPeriodStart: startsAt, quotaBundleId: bundleId } = unit;
  // First the account and then its quota, as in spending: two that wait for each other would both be undone.
  await lockQuota(tx, accountId);
  if (bundleId !== null)
    await tx
      .update(planBundles)
      .set({ used: sql`${planBundles.used} - 1` })
      .where(and(eq(planBundles.accountId, accountId), eq(planBundles.id, bundleId), gt(planBundles.used, 0)));
  if (startsAt !== null)
    await tx
      .update(quotaPeriods)
      .set({ used: sql`${quotaPeriods.used} - 1` })
      .where(and(eq(quotaPeriods.accountId, accountId), eq(quotaPeriods.startsAt, startsAt), gt(quotaPeriods.used, 0)));
}

/** Throws `subscription_expired` unless the actor may download and have plans made. Source: PAY-7. */
export async function assertSubscribed(tx: Tx, actor: Actor): Promise<void> {
  const standing = await findStanding(tx, actor.accountId);
  if (!standing || standing.expiresAt <= now()) throw new AppError("subscription_expired");
}
