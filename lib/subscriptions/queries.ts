import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { quotaPeriods, subscriptions, subscriptionTiers } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes, now } from "@/lib/core/clock";
import { quotaPeriodStart } from "./rules";
import type { SubscriptionInfo, Tier } from "./types";

/** The tiers on sale, the cheapest first. */
export async function listTiers(): Promise<Tier[]> {
  const db = await database();
  const { active: _active, ...columns } = getTableColumns(subscriptionTiers);
  return db
    .select(columns)
    .from(subscriptionTiers)
    .where(eq(subscriptionTiers.active, true))
    .orderBy(asc(subscriptionTiers.price), asc(subscriptionTiers.id));
}

export type Standing = { tierId: number; startedAt: Date; expiresAt: Date; tierName: string; monthly: number };

/** The account's subscription with its tier, or null. */
export async function findStanding(tx: Tx, accountId: number): Promise<Standing | null> {
  const [row] = await tx
    .select({
      tierId: subscriptions.tierId,
      startedAt: subscriptions.startedAt,
      expiresAt: subscriptions.expiresAt,
      tierName: subscriptionTiers.name,
      monthly: subscriptionTiers.lessonPlansPerMonth,
    })
    .from(subscriptions)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
    .where(eq(subscriptions.accountId, accountId));
  return row ?? null;
}

/** Plans left of the running month, never below 0. */
export async function countRemaining(tx: Tx, accountId: number, standing: Standing): Promise<number> {
  const startsAt = quotaPeriodStart(standing.startedAt, now());
  const [period] = await tx
    .select({ used: quotaPeriods.used })
    .from(quotaPeriods)
    .where(and(eq(quotaPeriods.accountId, accountId), eq(quotaPeriods.startsAt, startsAt)));
  return Math.max(0, standing.monthly - (period?.used ?? 0));
}

async function loadInfo(accountId: number): Promise<SubscriptionInfo> {
  const db = await database();
  const standing = await findStanding(db, accountId);
  if (!standing)
    return { lessonPlansRemaining: 0, lessonPlansPerMonth: 0, expiryDate: "", tierName: "", active: false };
  return {
    lessonPlansRemaining: await countRemaining(db, accountId, standing),
    lessonPlansPerMonth: standing.monthly,
    expiryDate: standing.expiresAt.toISOString(),
    tierName: standing.tierName,
    active: standing.expiresAt > now(),
  };
}

// A minute bounds how long a month's end or an expiry can go unseen on a screen; writes never look in here.
const cached = createCache<SubscriptionInfo>({ max: 5_000, ttl: minutes(1) });

/** Remaining plans, expiry and tier of the actor, as shown; what may be spent is decided in `spendPlanQuota`. */
export function getSubscriptionInfo(actor: Actor): Promise<SubscriptionInfo> {
  return cached(`${actor.accountId}:${actor.revision}`, () => loadInfo(actor.accountId));
}
