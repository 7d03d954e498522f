import { and, asc, eq, gt, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { planBundles, quotaPeriods, subscriptions, subscriptionTiers } from "@/db/schema";
import { markChanged, recordActivity } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { dateInKigali, days, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { countLeft, findStanding, getBundleOffer, getTier, type RunningSubscription } from "./queries";
import { lockQuota } from "./quota/service";
import { bundleEnd, freelyRenewedUntil, mayRenew, monthsAhead, quotaPeriodStart, renewedUntil } from "./rules";
import type { Tier, WantedProduct } from "./types";

type NewTerm = { accountId: number; tierId: number; startedAt: Date; expiresAt: Date };

/** Gives a new account its first subscription, the first tier without a price, in the transaction that makes the account. */
export async function startFirstSubscription(tx: Tx, accountId: number): Promise<void> {
  const [tier] = await tx
    .select()
    .from(subscriptionTiers)
    .where(and(eq(subscriptionTiers.price, 0), eq(subscriptionTiers.active, true)))
    .orderBy(asc(subscriptionTiers.id))
    .limit(1);
  if (!tier) return;
  const startedAt = now();
  const expiresAt = new Date(startedAt.getTime() + days(tier.durationDays));
  await tx.insert(subscriptions).values({ accountId, tierId: tier.id, startedAt, expiresAt }).onConflictDoNothing();
}

async function writeTerm(tx: Tx, term: NewTerm): Promise<void> {
  const row = { ...term, noticedDays: null };
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.accountId, set: row });
}

async function rememberTier(tx: Tx, accountId: number, tier: Tier): Promise<void> {
  const entry = { type: "subscription", title: tier.name, entityType: "tier", entityId: tier.id } as const;
  await recordActivity(tx, { ...entry, accountId });
}

type NewBundle = {
  accountId: number;
  plans: number;
  source: (typeof planBundles.$inferInsert)["source"];
  /** When they end; with the running month, though not within 7 days, unless told. */
  until?: Date;
};

/** Gives an account plans beside its monthly ones, in the caller's transaction. */
export async function addBundlePlans(tx: Tx, { accountId, plans, source, until }: NewBundle): Promise<void> {
  if (plans <= 0) return;
  const moment = now();
  const standing = await findStanding(tx, accountId);
  const endsAt = until ?? bundleEnd(standing?.startedAt ?? moment, moment);
  await tx.insert(planBundles).values({ accountId, plans, source, endsAt, createdAt: moment });
  await markChanged(tx, accountId);
}

/** Plans of a tier that has not ended: of the running month, and of whole months to come that were paid for. */
async function countUnspent(tx: Tx, accountId: number, standing: RunningSubscription): Promise<number> {
  const moment = now();
  const { ofMonth } = await countLeft(tx, accountId, standing);
  if (standing.price === 0) return ofMonth;
  const running = quotaPeriodStart(standing.startedAt, moment);
  const [ahead] = await tx
    .select({ used: sql<number>`coalesce(sum(${quotaPeriods.used}), 0)::int` })
    .from(quotaPeriods)
    .where(and(eq(quotaPeriods.accountId, accountId), gt(quotaPeriods.startsAt, running)));
  const paidAhead = monthsAhead(standing, moment).length * standing.monthly;
  return ofMonth + Math.max(0, paidAhead - (ahead?.used ?? 0));
}

/**
 * Who renews with nothing left has the plans at once, not when the next month begins: the last whole month of the longer
 * term is handed out now, and counts as used up when it comes.
 */
async function bringForward(tx: Tx, term: NewTerm, monthly: number): Promise<void> {
  const { accountId, expiresAt: until } = term;
  await addBundlePlans(tx, { accountId, plans: monthly, source: "purchase", until });
  for (const startsAt of monthsAhead(term, now()).reverse()) {
    const taken = await tx
      .insert(quotaPeriods)
      .values({ accountId, startsAt, used: monthly })
      .onConflictDoNothing()
      .returning({ startsAt: quotaPeriods.startsAt });
    if (taken.length > 0) return;
  }
}

/** Starts, prolongs or replaces the subscription; what is left of a replaced tier stays as bundle plans until its end. */
async function applyTier(tx: Tx, wanted: { accountId: number; tierId: number; moment: Date }): Promise<void> {
  const { accountId, tierId, moment } = wanted;
  await lockQuota(tx, accountId);
  const tier = await getTier(tx, tierId);
  const standing = await findStanding(tx, accountId);
  const { durationDays } = tier;
  if (standing && standing.expiresAt > moment && standing.tierId === tierId) {
    const { ofMonth, ofBundles } = await countLeft(tx, accountId, standing);
    const { startedAt } = standing;
    const term = { accountId, tierId, startedAt, expiresAt: renewedUntil({ ...standing, durationDays }, moment) };
    await writeTerm(tx, term);
    if (ofMonth + ofBundles <= 0 && tier.price > 0) await bringForward(tx, term, tier.lessonPlansPerMonth);
  } else {
    if (standing && standing.expiresAt > moment) {
      const plans = await countUnspent(tx, accountId, standing);
      await addBundlePlans(tx, { accountId, plans, source: "carried", until: standing.expiresAt });
    }
    const expiresAt = new Date(moment.getTime() + days(durationDays));
    await writeTerm(tx, { accountId, tierId, startedAt: moment, expiresAt });
  }
  await rememberTier(tx, accountId, tier);
}

/**
 * Gives an account what was paid for, in the payment's own transaction; call it once for a payment. It never refuses:
 * money that has come counts, also when the tier left the shop meanwhile. `paidAt` is the moment from which days count.
 * Renewing adds the tier's days to what is left; another tier starts at once, and what was left of the old one is kept as
 * bundle plans until its old expiry. Source: PAY-6. Throws `tier_not_found`.
 */
export async function applyPurchase(
  tx: Tx,
  purchase: WantedProduct & { accountId: number; paidAt: Date },
): Promise<void> {
  const { accountId, paidAt: moment } = purchase;
  if (!purchase.bundle) return applyTier(tx, { accountId, tierId: purchase.tierId, moment });
  await lockQuota(tx, accountId);
  const { plans } = await getBundleOffer(tx);
  await addBundlePlans(tx, { accountId, plans, source: "purchase" });
  const entry = { type: "subscription", title: `+${plans}`, entityType: "bundle", entityId: null } as const;
  await recordActivity(tx, { ...entry, accountId });
}

/** An administrator's assignment of a tier, in the caller's transaction; as if it had been bought now. Throws `tier_not_found`. */
export function assignTier(tx: Tx, { accountId, tierId }: { accountId: number; tierId: number }): Promise<void> {
  return applyTier(tx, { accountId, tierId, moment: now() });
}

/** Throws `renewal_refused` while more than 7 days and some plans of the tier remain. */
function assertMayRenew(standing: RunningSubscription, remaining: number): void {
  if (mayRenew({ expiresAt: standing.expiresAt, remaining }, now())) return;
  const date = dateInKigali(standing.expiresAt).split("-").reverse().join("/");
  throw new AppError("renewal_refused", { values: { count: remaining, date } });
}

/**
 * Whether somebody may begin to pay for something. Throws `renewal_refused` for the running tier, `subscription_expired`
 * for a bundle without a live subscription, and `tier_not_found`.
 */
export async function assertMayBuy(accountId: number, wanted: WantedProduct): Promise<void> {
  const db = await database();
  const standing = await findStanding(db, accountId);
  const live = standing !== null && standing.expiresAt > now();
  if (wanted.bundle && !live) throw new AppError("subscription_expired");
  if (!live || standing.tierId !== wanted.tierId) return;
  const { ofMonth, ofBundles } = await countLeft(db, accountId, standing);
  assertMayRenew(standing, ofMonth + ofBundles);
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
    await lockQuota(tx, accountId);
    const moment = now();
    const standing = await findStanding(tx, accountId);
    const live = standing !== null && standing.expiresAt > moment ? standing : null;
    if (live) await assertFreeRenewal(tx, { accountId, tierId, live });
    const { durationDays } = tier;
    const expiresAt = freelyRenewedUntil({ expiresAt: live?.expiresAt ?? moment, durationDays }, moment);
    await writeTerm(tx, { accountId, tierId, startedAt: live?.startedAt ?? moment, expiresAt });
    await rememberTier(tx, accountId, tier);
    return expiresAt;
  });
}

/** A live subscription of another tier stands in the way whatever is left of it. */
async function assertFreeRenewal(
  tx: Tx,
  wanted: { accountId: number; tierId: number; live: RunningSubscription },
): Promise<void> {
  const { accountId, tierId, live } = wanted;
  const { ofMonth, ofBundles } = await countLeft(tx, accountId, live);
  if (live.tierId === tierId) return assertMayRenew(live, ofMonth + ofBundles);
  const date = dateInKigali(live.expiresAt).split("-").reverse().join("/");
  throw new AppError("renewal_refused", { values: { count: ofMonth + ofBundles, date } });
}
