import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database, type Tx } from "@/db";
import { bundleOffers, planBundles, quotaPeriods, subscriptions, subscriptionTiers } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { lotsBySource, quotaOf, quotaPeriodEnd, quotaPeriodStart, type Quota } from "./rules";
import type { PlanLot, SubscriptionInfo, Tier, WantedProduct } from "./types";

/** The tiers on sale, the cheapest first; with `all` also those taken off sale. */
export async function listTiers({ all = false } = {}): Promise<Tier[]> {
  const db = await database();
  return db
    .select()
    .from(subscriptionTiers)
    .where(all ? undefined : eq(subscriptionTiers.active, true))
    .orderBy(asc(subscriptionTiers.price), asc(subscriptionTiers.id));
}

/** A tier by its id, on sale or not. Throws `tier_not_found`. */
export async function getTier(tx: Tx, tierId: number): Promise<Tier> {
  const [tier] = await tx.select().from(subscriptionTiers).where(eq(subscriptionTiers.id, tierId));
  if (!tier) throw new AppError("tier_not_found");
  return tier;
}

/** A tier as the actor may see it: what is off sale only by administrators. Throws `tier_not_found`. */
export async function getTierFor(actor: Actor, tierId: number): Promise<Tier> {
  const tier = await getTier(await database(), tierId);
  if (!tier.active && actor.role !== "ADMIN") throw new AppError("tier_not_found");
  return tier;
}

/** What a bundle holds and costs, in whole francs. */
export async function getBundleOffer(tx?: Tx): Promise<{ plans: number; price: number }> {
  const db = tx ?? (await database());
  const [offer] = await db.select({ plans: bundleOffers.plans, price: bundleOffers.price }).from(bundleOffers);
  if (!offer) throw new AppError("tier_not_found");
  return offer;
}

/** Name and price in whole francs of what somebody wants to buy; only what is on sale. Throws `tier_not_found`. */
export async function getProduct(
  tx: Tx,
  wanted: WantedProduct,
): Promise<{ name: string; price: number; plans: number }> {
  if (wanted.bundle) {
    const { plans, price } = await getBundleOffer(tx);
    return { name: "", price, plans };
  }
  const { name, price, active, lessonPlansPerMonth: plans } = await getTier(tx, wanted.tierId);
  if (!active) throw new AppError("tier_not_found");
  return { name, price, plans };
}

export type RunningSubscription = {
  tierId: number;
  startedAt: Date;
  expiresAt: Date;
  tierName: string;
  price: number;
  monthly: number;
};

/** The account's subscription with its tier, or null. */
export async function findStanding(tx: Tx, accountId: number): Promise<RunningSubscription | null> {
  const [row] = await tx
    .select({
      tierId: subscriptions.tierId,
      startedAt: subscriptions.startedAt,
      expiresAt: subscriptions.expiresAt,
      tierName: subscriptionTiers.name,
      price: subscriptionTiers.price,
      monthly: subscriptionTiers.lessonPlansPerMonth,
    })
    .from(subscriptions)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
    .where(eq(subscriptions.accountId, accountId));
  return row ?? null;
}

type QuotaLeft = Quota & { lots: PlanLot[] };

/** Plans used of the running month, and left of it and of bundles. */
export async function countLeft(tx: Tx, accountId: number, standing: RunningSubscription): Promise<QuotaLeft> {
  const moment = now();
  const startsAt = quotaPeriodStart(standing.startedAt, moment);
  const [period] = await tx
    .select({ used: quotaPeriods.used })
    .from(quotaPeriods)
    .where(and(eq(quotaPeriods.accountId, accountId), eq(quotaPeriods.startsAt, startsAt)));
  const bundles = await tx
    .select({
      source: planBundles.source,
      left: sql<number>`${planBundles.plans} - ${planBundles.used}`,
      endsAt: planBundles.endsAt,
    })
    .from(planBundles)
    .where(usableBundle(accountId, moment))
    .orderBy(asc(planBundles.endsAt));
  const lots = lotsBySource(bundles.map((bundle) => ({ ...bundle, endsAt: bundle.endsAt.toISOString() })));
  const extra = lots.reduce((sum, { left }) => sum + left, 0);
  const active = standing.expiresAt > moment;
  return { ...quotaOf({ monthly: standing.monthly, used: period?.used ?? 0, extra, active }), lots };
}

/** Bundles of the account, or of each account of an outer query, that have not ended and are not used up. */
export function usableBundle(accountId: number | PgColumn, moment: Date) {
  return and(
    eq(planBundles.accountId, accountId),
    gt(planBundles.endsAt, moment),
    lt(planBundles.used, planBundles.plans),
  );
}

const nothing: SubscriptionInfo = {
  lessonPlansRemaining: 0,
  lessonPlansPerMonth: 0,
  lessonPlansUsedThisMonth: 0,
  bundlePlansRemaining: 0,
  bundleExpiryDate: "",
  bundles: [],
  nextMonthDate: "",
  startDate: "",
  expiryDate: "",
  tierId: null,
  tierName: "",
  active: false,
};

type CachedSubscription = { info: SubscriptionInfo; freshUntil: number };

async function loadInfo(accountId: number): Promise<CachedSubscription> {
  const db = await database();
  const standing = await findStanding(db, accountId);
  if (!standing) return { info: nothing, freshUntil: Infinity };
  const moment = now();
  const { used, left, ofBundles, lots } = await countLeft(db, accountId, standing);
  const nextMonth = quotaPeriodEnd(standing.startedAt, moment);
  const info = {
    lessonPlansRemaining: left,
    lessonPlansPerMonth: standing.monthly,
    lessonPlansUsedThisMonth: used,
    bundlePlansRemaining: ofBundles,
    bundleExpiryDate: lots[0]?.endsAt ?? "",
    bundles: lots,
    nextMonthDate: nextMonth.toISOString(),
    startDate: standing.startedAt.toISOString(),
    expiryDate: standing.expiresAt.toISOString(),
    tierId: standing.tierId,
    tierName: standing.tierName,
    active: standing.expiresAt > moment,
  };
  const turns = [nextMonth, standing.expiresAt, ...lots.map(({ endsAt }) => new Date(endsAt))];
  return { info, freshUntil: Math.min(...turns.filter((turn) => turn > moment).map(Number)) };
}

const cached = createCache<CachedSubscription>({ max: 5_000, ttl: minutes(5) });

/**
 * Remaining plans, expiry and tier of the actor, as shown; what may be spent is decided in `spendPlanQuota`. Kept until
 * something is written to the account, or until its month, a bundle or the subscription ends, to the second.
 */
export async function getSubscriptionInfo(actor: Actor): Promise<SubscriptionInfo> {
  const key = `${actor.accountId}:${actor.revision}`;
  const known = await cached(key, () => loadInfo(actor.accountId));
  if (known.freshUntil > now().getTime()) return known.info;
  const renewed = await cached(`${key}:${known.freshUntil}`, () => loadInfo(actor.accountId));
  return renewed.freshUntil > now().getTime() ? renewed.info : (await loadInfo(actor.accountId)).info;
}

/**
 * Why an account could not create a plan now, or null when it could. Only the account itself and administrators are told.
 * Throws `forbidden`.
 */
export async function findCreationRefusal(
  actor: Actor,
  accountId: number,
): Promise<"subscription_expired" | "plan_limit" | null> {
  if (accountId !== actor.accountId && actor.role !== "ADMIN") throw new AppError("forbidden");
  const { info } = await loadInfo(accountId);
  if (!info.active) return "subscription_expired";
  return info.lessonPlansRemaining > 0 ? null : "plan_limit";
}
