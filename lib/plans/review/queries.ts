import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { database } from "@/db";
import { accounts, planReviews, plans } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import type { PlanKind } from "../kinds/contract";
import { planKind } from "../kinds/registry";
import { getPlanWhere } from "../queries";
import type { Plan } from "../types";
import { queueSize } from "./constants";
import type { ReviewEvent, SubmittedPlan } from "./types";

/** What is handed in is the form; the notes beside it are their owner's, unless they were handed in with it. */
function asHandedIn(plan: Plan): Plan {
  if (plan.review?.notesSubmitted) return plan;
  const notes = planKind(plan.kind).sections.find(({ name }) => name === "notes")?.fields ?? [];
  return { ...plan, content: { ...plan.content, ...Object.fromEntries(notes.map((field) => [field, ""])) } };
}

/**
 * A plan that the actor may read: their own, in the bin or not; for an administrator also what was handed in for review, without the
 * notes unless they were handed in as well. Throws `not_found`.
 */
export async function getReadablePlan(actor: Actor, kind: PlanKind, id: number): Promise<Plan> {
  const reviewer = actor.role === "ADMIN" && planKind(kind).reviewed;
  const handedIn = reviewer ? and(isNotNull(plans.review), isNull(plans.deletedAt)) : undefined;
  const mine = eq(plans.ownerId, actor.accountId);
  const plan = await getPlanWhere(await database(), { kind, id }, handedIn ? or(mine, handedIn) : mine);
  return plan.ownerId === actor.accountId ? plan : asHandedIn(plan);
}

/** The same, but what lies in the bin is not found either. */
export async function getReadableOutsideBin(actor: Actor, kind: PlanKind, id: number): Promise<Plan> {
  const plan = await getReadablePlan(actor, kind, id);
  if (plan.deletedAt) throw new AppError("not_found");
  return plan;
}

/** What happened in the review of a plan, oldest first. Throws `not_found`. */
export async function listReviewEvents(actor: Actor, kind: PlanKind, id: number): Promise<ReviewEvent[]> {
  await getReadablePlan(actor, kind, id);
  const db = await database();
  const rows = await db
    .select({
      id: planReviews.id,
      step: planReviews.step,
      by: accounts.fullName,
      reason: planReviews.reason,
      createdAt: planReviews.createdAt,
    })
    .from(planReviews)
    .leftJoin(accounts, eq(accounts.id, planReviews.actorId))
    .where(eq(planReviews.planId, id))
    .orderBy(asc(planReviews.id))
    .limit(200);
  return rows.map((row) => ({ ...row, by: row.by ?? "", createdAt: row.createdAt.toISOString() }));
}

/** A page of the plans that wait for a decision, the longest waiting first. Throws `forbidden`. */
export async function listSubmittedPlans(actor: Actor, page: number): Promise<Page<SubmittedPlan>> {
  requireAdmin(actor);
  const db = await database();
  const where = and(eq(plans.review, "submitted"), isNull(plans.deletedAt));
  const [rows, total] = await Promise.all([
    db
      .select({
        id: plans.id,
        kind: plans.kind,
        title: plans.title,
        subject: plans.subject,
        classLevel: plans.classLevel,
        teacherName: plans.teacherName,
        ownerEmail: accounts.email,
        submittedAt: plans.submittedAt,
      })
      .from(plans)
      .innerJoin(accounts, eq(accounts.id, plans.ownerId))
      .where(where)
      .orderBy(asc(plans.submittedAt), asc(plans.id))
      .limit(queueSize)
      .offset(page * queueSize),
    db.$count(plans, where),
  ]);
  const items = rows.map((row) => ({ ...row, submittedAt: row.submittedAt?.toISOString() ?? "" }));
  return toPage(items, { page, size: queueSize, total });
}
