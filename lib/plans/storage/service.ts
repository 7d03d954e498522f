import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { planRatings, plans, planVersions } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { lockQuota } from "@/lib/subscriptions/quota/service";
import { binLifetime, storageMegabytes } from "../constants";

type StoredPlan = { id: number; ownerId: number };

const mostBytes = storageMegabytes * 1_000_000;
const stored = sql`(select coalesce(sum(pg_column_size(v.content)), 0) from ${planVersions} v where v.plan_id = ${plans}.id)`;

/** Writes down what the plans take up with their versions. */
export async function measureStorage(tx: Tx, planIds: readonly number[]): Promise<void> {
  await tx
    .update(plans)
    .set({ storedBytes: sql`pg_column_size(${plans.content}) + ${stored}` })
    .where(inArray(plans.id, [...planIds]));
}

/**
 * Measures a plan that was written and asks whether its owner still has room, in the transaction that wrote it. One writer of an
 * account at a time, so that of many at once only as many get in as there is room for. Throws `storage_full`.
 */
export async function keepWithinStorage(tx: Tx, { id, ownerId }: StoredPlan): Promise<void> {
  await measureStorage(tx, [id]);
  await lockQuota(tx, ownerId);
  const [{ bytes } = { bytes: 0 }] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${plans.storedBytes}), 0)`.mapWith(Number) })
    .from(plans)
    .where(and(eq(plans.ownerId, ownerId), isNull(plans.deletedAt)));
  if (bytes > mostBytes) throw new AppError("storage_full", { values: { megabytes: storageMegabytes } });
}

async function erase(tx: Tx, which: SQL | undefined): Promise<number> {
  // The verdict outlives the plan, what was written of its content does not.
  const rated = tx.select({ id: plans.id }).from(plans).where(which);
  await tx.update(planRatings).set({ comment: "" }).where(inArray(planRatings.planId, rated));
  const erased = await tx.delete(plans).where(which).returning({ ownerId: plans.ownerId });
  for (const ownerId of new Set(erased.map((plan) => plan.ownerId))) await markChanged(tx, ownerId);
  return erased.length;
}

/**
 * Keeps a bin within the room of its own, in the transaction that put the plan there: the longest deleted go first, this one
 * last.
 */
export async function boundBin(tx: Tx, { id, ownerId }: StoredPlan): Promise<void> {
  await lockQuota(tx, ownerId);
  const order = sql`order by ${plans.id} = ${id} desc, ${plans.deletedAt} desc, ${plans.id} desc`;
  const ranked = tx
    .select({ id: plans.id, bytes: sql<number>`sum(${plans.storedBytes}) over (${order})`.as("bytes") })
    .from(plans)
    .where(and(eq(plans.ownerId, ownerId), isNotNull(plans.deletedAt)))
    .as("ranked");
  const over = await tx
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.bytes} > ${mostBytes} and ${ranked.id} <> ${id}`);
  if (over.length > 0)
    await erase(
      tx,
      inArray(
        plans.id,
        over.map((plan) => plan.id),
      ),
    );
}

/** Erases what has lain in the bin for 30 days. Returns how many plans. */
export async function purgeBin(): Promise<number> {
  const before = new Date(now().getTime() - binLifetime);
  return transact((tx) => erase(tx, and(isNotNull(plans.deletedAt), lt(plans.deletedAt, before))));
}
