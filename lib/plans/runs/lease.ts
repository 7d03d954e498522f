import { and, eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { database, type Tx } from "@/db";
import { planRuns, plans } from "@/db/schema";
import { now } from "@/lib/core/clock";

/** One run of writing one plan; its number shuts out runs that were taken for dead. */
export type Lease = { planId: number; run: number };
export type PlanRow = typeof plans.$inferSelect;

/** The run no longer holds the plan: another took over, it was marked interrupted, or the plan is gone. */
export class LostLease extends Error {}

/** Updates the run's row only while this run still holds it. Throws LostLease when it does not. */
export async function updateHeld(tx: Tx, lease: Lease, values: PgUpdateSetSource<typeof planRuns>): Promise<void> {
  const held = await tx
    .update(planRuns)
    .set({ ...values, heartbeatAt: now() })
    .where(and(eq(planRuns.planId, lease.planId), eq(planRuns.run, lease.run), eq(planRuns.state, "running")))
    .returning({ planId: planRuns.planId });
  if (held.length === 0) throw new LostLease();
}

/** Says that the run is alive. Throws LostLease. */
export async function renew(lease: Lease): Promise<void> {
  await updateHeld(await database(), lease, {});
}

/** Locks the plan for a change by its run. */
export async function lockLeasedPlan(tx: Tx, lease: Lease): Promise<PlanRow> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, lease.planId)).for("update");
  if (!plan) throw new LostLease();
  return plan;
}
