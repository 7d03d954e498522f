import { and, desc, eq, gt, inArray, lt, max, sql } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { planReviews, planVersions } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { autosaveStretch, versionAges, versionBounds } from "../constants";
import type { PlanContent } from "../kinds/contract";
import { measureStorage } from "../storage/service";
import type { VersionReason } from "../types";

/** A plan's versions are counted once in this many writes. */
const stride = 10;
const measuredAtOnce = 500;

/**
 * Keeps a plan's versions within their bounds, in the transaction that wrote one: what is over them goes, the oldest autosaved
 * ones first, then the oldest of all; the newest stays, and so does the one that was handed in last.
 */
async function boundVersions(tx: Tx, { planId, version }: { planId: number; version: number }): Promise<void> {
  if (version % stride > 0) return;
  const { id, reason, content } = planVersions;
  const order = sql`order by ${planVersions.version} = ${version} desc, ${reason} = 'autosaved', ${planVersions.version} desc`;
  const ranked = tx
    .select({
      id,
      version: planVersions.version,
      place: sql<number>`row_number() over (${order})`.as("place"),
      bytes: sql<number>`sum(pg_column_size(${content})) over (${order})`.as("bytes"),
    })
    .from(planVersions)
    .where(eq(planVersions.planId, planId))
    .as("ranked");
  const handedIn = tx
    .select({ last: max(planReviews.version) })
    .from(planReviews)
    .where(and(eq(planReviews.planId, planId), eq(planReviews.step, "submitted")));
  const over = tx
    .select({ id: ranked.id })
    .from(ranked)
    .where(
      sql`${ranked.place} > 1 and ${ranked.version} is distinct from ${handedIn} and (${ranked.place} > ${versionBounds.count} or ${ranked.bytes} > ${versionBounds.bytes})`,
    );
  await tx.delete(planVersions).where(inArray(id, over));
}

/** Writes the next version; close autosaves of one stretch of editing replace each other. */
export async function writeVersion(
  tx: Tx,
  plan: { id: number; version: number },
  change: { content: PlanContent; reason: VersionReason },
): Promise<number> {
  const version = plan.version + 1;
  if (change.reason === "autosaved") {
    const [last] = await tx
      .select({ version: planVersions.version, reason: planVersions.reason, createdAt: planVersions.createdAt })
      .from(planVersions)
      .where(eq(planVersions.planId, plan.id))
      .orderBy(desc(planVersions.version))
      .limit(1);
    const sameStretch = last?.reason === "autosaved" && now().getTime() - last.createdAt.getTime() < autosaveStretch;
    if (last && sameStretch) {
      await tx
        .update(planVersions)
        .set({ version, content: change.content })
        .where(and(eq(planVersions.planId, plan.id), eq(planVersions.version, last.version)));
      await boundVersions(tx, { planId: plan.id, version });
      return version;
    }
  }
  await tx.insert(planVersions).values({ planId: plan.id, version, ...change, createdAt: now() });
  await boundVersions(tx, { planId: plan.id, version });
  return version;
}

/** Keeps a plan as it is handed in: no autosave takes this version's place, and it is not thinned. */
export async function keepHandedIn(
  tx: Tx,
  { id, version, content }: { id: number; version: number; content: PlanContent },
): Promise<void> {
  const { planId, version: number, reason } = planVersions;
  await tx
    .insert(planVersions)
    .values({ planId: id, version, reason: "saved", content, createdAt: now() })
    .onConflictDoUpdate({ target: [planId, number], set: { reason: "saved" }, setWhere: eq(reason, "autosaved") });
}

/** The version that a run leaves. What was let in at its beginning is kept; the next plan has to find room. */
export async function writeFinished(
  tx: Tx,
  { planId, version, content }: { planId: number; version: number; content: PlanContent },
): Promise<void> {
  await tx.insert(planVersions).values({ planId, version, reason: "generated", content, createdAt: now() });
  await measureStorage(tx, [planId]);
}

function ago(span: number): Date {
  return new Date(now().getTime() - span);
}

/** Autosaved versions that are older than a day: of each hour the last stays, of each day after a week. Returns how many went. */
export async function thinVersions(): Promise<number> {
  const gone = await transact(async (tx) => {
    const { id, planId, version, reason, createdAt } = planVersions;
    const hour = sql`date_trunc('hour', ${createdAt})`;
    const day = sql`date_trunc('day', ${createdAt})`;
    const span = sql`case when ${createdAt} > ${ago(versionAges.hourly).toISOString()}::timestamptz then ${hour} else ${day} end`;
    const old = and(eq(reason, "autosaved"), lt(createdAt, ago(versionAges.all)));
    const ranked = tx
      .select({
        id,
        place: sql<number>`row_number() over (partition by ${planId}, ${span} order by ${version} desc)`.as("place"),
      })
      .from(planVersions)
      .where(old)
      .as("ranked");
    const surplus = tx.select({ id: ranked.id }).from(ranked).where(gt(ranked.place, 1));
    return tx.delete(planVersions).where(inArray(id, surplus)).returning({ planId });
  });
  // Apart from it: who saves holds the plan and waits for versions that are being erased.
  const thinned = [...new Set(gone.map(({ planId }) => planId))];
  for (let from = 0; from < thinned.length; from += measuredAtOnce)
    await transact((tx) => measureStorage(tx, thinned.slice(from, from + measuredAtOnce)));
  return gone.length;
}
