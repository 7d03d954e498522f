import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { planRuns, plans } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { dateInKigali, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { preferredEngine } from "@/lib/ai/service";
import { entryVersionOf } from "@/lib/bank/queries";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { spendPlanQuota } from "@/lib/subscriptions/quota/service";
import { heartbeatLimit } from "../constants";
import type { PlanRequest } from "../kinds/contract";
import type { PlanKind } from "../kinds/traits";
import { planKind } from "../kinds/registry";
import { getPlanWithin, findTranslationRow } from "../queries";
import { reopenChanged } from "../review/service";
import { stateAt, storableContent } from "../rules";
import type { QuickRequest } from "../schema";
import { insertPlan } from "../service";
import { withLesson, type AskedTitle } from "./lessons";
import { recordFirstRun, startWriting } from "./writing";

export { stopWriting, waitForRun } from "./writing";

/**
 * Spends a unit of the quota, makes the plan and starts writing it. Answers as soon as the plan is stored; the writing
 * goes on by itself. Throws `invalid_input`, `lesson_unclear`, `plan_limit`, `subscription_expired`.
 */
export async function createPlan(actor: Actor, kindName: PlanKind, input: unknown): Promise<number> {
  const kind = planKind(kindName);
  return begin(actor, kindName, withLesson(kind, kind.parseRequest(input), null));
}

/**
 * Creates a plan from a form, which can ask its teacher which lesson is meant: throws `lesson_unclear` where the bank is not sure.
 */
export async function createFormPlan(
  actor: Actor,
  kindName: PlanKind,
  { fields, asking }: { fields: unknown; asking: AskedTitle },
): Promise<number> {
  const kind = planKind(kindName);
  return begin(actor, kindName, withLesson(kind, kind.parseRequest(fields), asking));
}

async function begin(actor: Actor, kindName: PlanKind, asked: PlanRequest): Promise<number> {
  const kind = planKind(kindName);
  const request = await kind.placed(asked);
  const planId = await transact(async (tx) => {
    const unit = await spendPlanQuota(tx, actor);
    const plan = await insertPlan(tx, actor, { kind: kindName, content: kind.draft(request), reason: "created" });
    await recordFirstRun(tx, plan, {
      engine: preferredEngine(),
      request: storableContent(request),
      seed: await lessonsBefore(tx, plan),
      ...entryOf(kind.choices.entryId(plan.content)),
      ...unit,
    });
    return plan.id;
  });
  startWriting({ planId, run: 1 });
  return planId;
}

function entryOf(entryId: string | null) {
  return { entryId, entryVersion: entryId && entryVersionOf(entryId) };
}

/**
 * How many plans the owner made before for this subject and class, those in the bin too: each plan takes the next turn
 * among the composer's alternatives. Of two made at the same moment both may take the same turn, which does no harm.
 */
async function lessonsBefore(tx: Tx, plan: typeof plans.$inferSelect): Promise<number> {
  const same = and(
    eq(plans.ownerId, plan.ownerId),
    eq(plans.kind, plan.kind),
    eq(plans.subject, plan.subject),
    eq(plans.classLevel, plan.classLevel),
  );
  // Counted apart, since the index of each is partial.
  const kept = await tx.$count(plans, and(same, isNull(plans.deletedAt)));
  const binned = await tx.$count(plans, and(same, isNotNull(plans.deletedAt)));
  return kept + binned - 1;
}

/**
 * Creates a plan from one free text; what it does not say comes from the header defaults and the account. A form says with `asking`
 * that it can ask its teacher.
 */
export async function createQuickPlan(
  actor: Actor,
  kindName: PlanKind,
  { lessonId, asking, ...input }: QuickRequest & { asking?: AskedTitle },
): Promise<number> {
  const saved = await findHeaderDefaults(actor);
  const defaults = { schoolName: actor.school, teacherName: actor.fullName, ...withoutBlanks(saved ?? {}) };
  const kind = planKind(kindName);
  const request = await kind.requestFromText({ ...input, defaults, today: dateInKigali(now()) });
  return begin(actor, kindName, withLesson(kind, { ...request, lessonId }, asking ?? null));
}

function withoutBlanks(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== 0));
}

/**
 * Goes on with a run that was interrupted or failed; what had come stays. One that failed gave its unit back and
 * spends a new one. Throws `not_found`, `generation_running`, `plan_limit`, `subscription_expired`.
 */
export async function resumeRun(actor: Actor, kindName: PlanKind, planId: number): Promise<void> {
  const lease = await transact(async (tx) => {
    const plan = await getPlanWithin(tx, actor, { kind: kindName, id: planId });
    if (plan.status === "deleted") throw new AppError("not_found");
    // Of two who resume at once the second waits here, and then sees what the first has made of it.
    const [row] = await tx.select().from(planRuns).where(eq(planRuns.planId, planId)).for("update");
    if (!row || row.state === "finished") throw new AppError("not_found");
    if (stateAt(row.state, row.heartbeatAt, now()) === "running") throw new AppError("generation_running");
    // Most translations cost no unit: one that failed goes on for nothing.
    const isTranslation = (await findTranslationRow(tx, planId)) !== null;
    const unit = row.state === "failed" && !isTranslation ? await spendPlanQuota(tx, actor) : {};
    // The new run number shuts out a run that was taken for dead.
    const run = row.run + 1;
    await tx
      .update(planRuns)
      .set({ ...unit, state: "running", run, engine: preferredEngine(), heartbeatAt: now(), endedAt: null })
      .where(eq(planRuns.planId, planId));
    await reopenChanged(tx, actor, { kind: kindName, id: planId });
    await markChanged(tx, actor.accountId);
    return { planId, run };
  });
  startWriting(lease);
}

async function markInterrupted(silentSince?: Date): Promise<number> {
  return transact(async (tx) => {
    const lost = await tx
      .update(planRuns)
      .set({ state: "interrupted" })
      .from(plans)
      .where(
        and(
          eq(plans.id, planRuns.planId),
          eq(planRuns.state, "running"),
          silentSince && lt(planRuns.heartbeatAt, silentSince),
        ),
      )
      .returning({ ownerId: plans.ownerId });
    for (const ownerId of new Set(lost.map((row) => row.ownerId))) await markChanged(tx, ownerId);
    return lost.length;
  });
}

/** At the start of the only process on its database: whatever is still marked running has lost its process. */
export function markAllInterrupted(): Promise<number> {
  return markInterrupted();
}

/** Marks what was not heard of for too long; its process is dead. Returns how many. */
export function markSilentInterrupted(): Promise<number> {
  return markInterrupted(new Date(now().getTime() - heartbeatLimit));
}
