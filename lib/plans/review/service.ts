import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { planRuns, planReviews, plans } from "@/db/schema";
import { listAdministratorIds } from "@/lib/accounts/queries";
import { markChanged } from "@/lib/activity/service";
import { recordAccess, recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { notify } from "@/lib/notifications/service";
import type { PlanKind } from "../kinds/traits";
import { planKind } from "../kinds/registry";
import { getPlanWithin } from "../queries";
import type { Plan, PlanRef } from "../types";
import { keepHandedIn } from "../versions/service";
import { getReadableOutsideBin, getReadablePlan } from "./queries";
import type { ReviewStep } from "./types";

type PlanRow = typeof plans.$inferSelect;

async function remember(tx: Tx, plan: PlanRow, event: { step: ReviewStep; actorId: number; reason?: string }) {
  await tx.insert(planReviews).values({ planId: plan.id, version: plan.version, ...event, createdAt: now() });
  await markChanged(tx, plan.ownerId);
}

/** Tells every administrator but the one who did it. */
async function tellReviewers(
  tx: Tx,
  plan: PlanRow,
  news: { kind: "sessionSubmitted" | "sessionReopened"; type: "SUBMISSION" | "EDIT"; actorId: number },
) {
  const { kind, type, actorId } = news;
  const params = { teacher: plan.teacherName, title: plan.title };
  for (const accountId of await listAdministratorIds(tx)) {
    if (accountId === actorId) continue;
    await notify(tx, { accountId, kind, type, params, entityType: plan.kind, entityId: plan.id });
  }
}

/**
 * Hands the actor's draft or rejected plan in for review. Throws `not_found`, `generation_running` while it is being
 * written, and `already_submitted` when it waits for a decision or is approved. Without `notes` the notes beside the form stay
 * its owner's.
 */
export async function submitPlan(actor: Actor, place: PlanRef, { notes = false } = {}): Promise<Plan> {
  if (!planKind(place.kind).reviewed) throw new AppError("not_found");
  return transact(async (tx) => {
    // A run that is resumed at the same moment waits here, or is seen below.
    await tx.select({ planId: planRuns.planId }).from(planRuns).where(eq(planRuns.planId, place.id)).for("update");
    const { deletedAt, run } = await getPlanWithin(tx, actor, place);
    if (deletedAt) throw new AppError("not_found");
    if (run?.state === "running") throw new AppError("generation_running");
    const open = or(isNull(plans.review), eq(plans.review, "rejected"));
    const [plan] = await tx
      .update(plans)
      .set({ review: "submitted", submittedAt: now(), reviewReason: "", notesSubmitted: notes })
      .where(and(eq(plans.id, place.id), eq(plans.ownerId, actor.accountId), isNull(plans.deletedAt), open))
      .returning();
    if (!plan) throw new AppError("already_submitted");
    await keepHandedIn(tx, plan);
    await remember(tx, plan, { step: "submitted", actorId: actor.accountId });
    await tellReviewers(tx, plan, { kind: "sessionSubmitted", type: "SUBMISSION", actorId: actor.accountId });
    return getPlanWithin(tx, actor, place);
  });
}

type Decision = {
  step: "approved" | "rejected";
  /** Why it is rejected. */
  reason?: string;
  /** The version that was read; any when it is not said. */
  version?: number;
};

const acts = { approved: "planApproved", rejected: "planRejected" } as const;
const news = {
  approved: { kind: "sessionApproved", type: "APPROVAL" },
  rejected: { kind: "sessionRejected", type: "REJECTION" },
} as const;

/**
 * An administrator's decision on a submitted plan. Of two at the same moment one decides; the other, like whoever read
 * an older version, is told with `review_closed` and the plan as it is now in `data`. Throws `forbidden`, `not_found`.
 */
export async function decidePlan(actor: Actor, place: PlanRef, decision: Decision): Promise<Plan> {
  requireAdmin(actor);
  const { step, reason = "", version } = decision;
  const decided = await transact(async (tx) => {
    const [plan] = await tx
      .update(plans)
      .set({ review: step, reviewReason: reason })
      .where(
        and(
          eq(plans.id, place.id),
          eq(plans.kind, place.kind),
          eq(plans.review, "submitted"),
          isNull(plans.deletedAt),
          version === undefined ? undefined : eq(plans.version, version),
        ),
      )
      .returning();
    if (!plan) return false;
    await remember(tx, plan, { step, actorId: actor.accountId, reason });
    const params = { title: plan.title, reason };
    await notify(tx, { accountId: plan.ownerId, ...news[step], params, entityType: plan.kind, entityId: plan.id });
    await recordAudit(tx, actor, { act: acts[step], subjectType: "plan", subjectId: plan.id });
    return true;
  });
  const current = await getReadablePlan(actor, place.kind, place.id);
  // An administrator's own draft was never handed in.
  if (!decided && current.status === "draft") throw new AppError("not_found");
  if (!decided) throw new AppError("review_closed", { data: { current } });
  return current;
}

/** Writes down that an administrator was shown another person's plan. */
async function noteOpening(actor: Actor, { ownerId }: Plan): Promise<void> {
  if (ownerId === actor.accountId) return;
  const note = {
    act: "personalDataRead",
    subjectType: "account",
    subjectId: ownerId,
    details: { what: "plan" },
  } as const;
  await transact((tx) => recordAccess(tx, actor.accountId, note));
}

/** `getReadablePlan` for who is shown it: that somebody else's was opened is written down. Throws `not_found`. */
export async function openPlan(actor: Actor, kind: PlanKind, id: number): Promise<Plan> {
  const plan = await getReadablePlan(actor, kind, id);
  await noteOpening(actor, plan);
  return plan;
}

/** Opens a plan as `openPlan` does; what lies in the bin is not found. */
export async function openPlanOutsideBin(actor: Actor, kind: PlanKind, id: number): Promise<Plan> {
  const plan = await getReadableOutsideBin(actor, kind, id);
  await noteOpening(actor, plan);
  return plan;
}

/** A submitted or approved plan of the actor that is changed is a draft again, in the transaction of the change. */
export async function reopenChanged(tx: Tx, actor: Actor, { id, kind }: PlanRef): Promise<void> {
  if (!planKind(kind).reviewed) return;
  const [plan] = await tx
    .update(plans)
    .set({ review: null, submittedAt: null })
    .where(and(eq(plans.id, id), inArray(plans.review, ["submitted", "approved"])))
    .returning();
  if (!plan) return;
  await remember(tx, plan, { step: "reopened", actorId: actor.accountId });
  await tellReviewers(tx, plan, { kind: "sessionReopened", type: "EDIT", actorId: actor.accountId });
}
