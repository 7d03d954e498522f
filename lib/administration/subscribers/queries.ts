import { and, asc, between, count, desc, eq, gt, isNull, lt, sql, type SQL } from "drizzle-orm";
import { database, type Database } from "@/db";
import { accounts, planBundles, subscriptions, subscriptionTiers } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { days, now, seconds } from "@/lib/core/clock";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { listTiers, usableBundle } from "@/lib/subscriptions/queries";
import { quotaOf } from "@/lib/subscriptions/rules";
import { listTally, sumTally } from "@/lib/counters/queries";
import { addressHolds, findActsMark, lastPeriodOf, usedThisMonth } from "../queries";
import { expiringDays, subscribersPageSize as size } from "./constants";
import { daysUntil, subscriptionStatus } from "./rules";
import type { SubscriberFilters } from "./schema";
import type { Subscriber, TierCount } from "./types";

function inStatus(status: SubscriberFilters["status"], moment: Date): SQL | undefined {
  const soon = new Date(moment.getTime() + days(expiringDays));
  switch (status) {
    case "active":
      return gt(subscriptions.expiresAt, soon);
    case "expiring":
      return between(subscriptions.expiresAt, moment, soon);
    case "expired":
      return lt(subscriptions.expiresAt, moment);
    case "no-tier":
      return isNull(subscriptions.accountId);
    case "":
      return undefined;
  }
}

function matching({ search, tier, status }: SubscriberFilters): SQL | undefined {
  const ofTier = tier === 0 ? isNull(subscriptions.accountId) : eq(subscriptions.tierId, Number(tier));
  return and(...(search ? addressHolds(search) : []), tier === "" ? undefined : ofTier, inStatus(status, now()));
}

const cachedCount = createCache<{ total: number }>({ max: 500, ttl: seconds(15) });

type SubscriberTallies = { tiers: ReadonlyMap<number, number>; live: number; none: number };

/** How many subscriptions each tier has, by its id, how many accounts there are, and how many have none. */
export async function tallySubscribers(actor: Actor): Promise<SubscriberTallies> {
  requireAdmin(actor);
  const [tiers, { count: live }] = await Promise.all([listTally("tier"), sumTally("joined")]);
  const subscribed = [...tiers.values()].reduce((sum, { count: number }) => sum + number, 0);
  // Erased accounts take their subscriptions along, so these need not be looked up.
  return { tiers: new Map([...tiers].map(([id, tally]) => [Number(id), tally.count])), live, none: live - subscribed };
}

async function countMatching(
  db: Database,
  filters: SubscriberFilters,
  tally: () => Promise<SubscriberTallies>,
): Promise<number> {
  const { search, tier, status } = filters;
  if (!search && !status) {
    const { tiers, live, none } = await tally();
    if (tier === "") return live;
    return tier === 0 ? none : (tiers.get(tier) ?? 0);
  }
  const key = [await findActsMark(db), tier, status, search].join(":");
  const counted = await cachedCount(key, async () => {
    const where = matching(filters);
    if (!status && tier === "") return { total: await db.$count(accounts, where) };
    // Whoever has a subscription is there: erased accounts take theirs along.
    if (!search && tier === "" && status !== "no-tier")
      return { total: await db.$count(subscriptions, inStatus(status, now())) };
    const [row] = await db
      .select({ total: count() })
      .from(accounts)
      .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
      .where(where);
    return { total: row?.total ?? 0 };
  });
  return counted.total;
}

/** Plans left beside the monthly ones, to be joined to each account of a page. */
function extraOf(db: Database, moment: Date) {
  return db
    .select({ left: sql<number>`sum(${planBundles.plans} - ${planBundles.used})::int`.as("left_beside") })
    .from(planBundles)
    .where(usableBundle(accounts.id, moment))
    .as("beside");
}

type Row = Pick<Subscriber, "id" | "email" | "tier"> & {
  monthly: number | null;
  startedAt: Date | null;
  expiresAt: Date | null;
  used: number | null;
  countedFrom: Date | null;
  extra: number | null;
};

function toSubscriber({ id, email, tier, monthly, startedAt, expiresAt, extra, ...counted }: Row, moment: Date) {
  return {
    id,
    email,
    tier,
    monthly: monthly ?? 0,
    startDate: startedAt?.toISOString() ?? null,
    expiryDate: expiresAt?.toISOString() ?? null,
    daysUntilExpiry: expiresAt ? daysUntil(expiresAt, moment) : null,
    status: subscriptionStatus(expiresAt, moment),
    usage: quotaOf({
      monthly: monthly ?? 0,
      used: usedThisMonth({ startedAt, ...counted }),
      extra: extra ?? 0,
      active: expiresAt !== null && expiresAt > moment,
    }),
  };
}

/**
 * A page of all accounts with their subscriptions: those of one status by their end, otherwise the newest account first.
 * `tallied` spares the look that the page shares with `countTiers`. Throws `forbidden`.
 */
export async function listSubscribers(
  actor: Actor,
  filters: SubscriberFilters,
  tallied?: Promise<SubscriberTallies>,
): Promise<Page<Subscriber>> {
  requireAdmin(actor);
  const db = await database();
  const { page, status } = filters;
  const where = matching(filters);
  const byEnd = status === "expired" ? desc(subscriptions.expiresAt) : asc(subscriptions.expiresAt);
  const moment = now();
  const period = lastPeriodOf(db);
  const extra = extraOf(db, moment);
  const [rows, total] = await Promise.all([
    db
      .select({
        used: period.used,
        countedFrom: period.startsAt,
        extra: extra.left,
        id: accounts.id,
        email: accounts.email,
        tier: subscriptionTiers.name,
        monthly: subscriptionTiers.lessonPlansPerMonth,
        startedAt: subscriptions.startedAt,
        expiresAt: subscriptions.expiresAt,
      })
      .from(accounts)
      .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
      .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
      .leftJoinLateral(period, sql`true`)
      .leftJoinLateral(extra, sql`true`)
      .where(where)
      .orderBy(...(status ? [byEnd] : []), desc(accounts.id))
      .limit(size)
      .offset(page * size),
    countMatching(db, filters, () => tallied ?? tallySubscribers(actor)),
  ]);
  return toPage(
    rows.map((row) => toSubscriber(row, moment)),
    { page, size, total },
  );
}

/** How many accounts have which tier, the cheapest tier first and those without one last. Throws `forbidden`. */
export async function countTiers(actor: Actor, tallied?: Promise<SubscriberTallies>): Promise<TierCount[]> {
  requireAdmin(actor);
  const [tiers, counted] = await Promise.all([listTiers({ all: true }), tallied ?? tallySubscribers(actor)]);
  const ofTiers = tiers.map(({ id, name }) => ({ id, name, count: counted.tiers.get(id) ?? 0 }));
  return [...ofTiers, { id: 0, name: null, count: counted.none }];
}
