import { and, asc, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { accounts, planReviews, plans, planVersions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import type { PlanKind } from "../kinds/traits";
import { planKind } from "../kinds/registry";
import { getPlanWhere } from "../queries";
import type { Plan } from "../types";
import { queueSize } from "./constants";
import type { ReviewEvent, SubmittedPlan } from "./types";

/** The plan as it was handed in last, whatever its owner made of it since; null where nobody knows any more. */
async function findHandedIn(tx: Tx, { id, version, content }: Plan): Promise<Pick<Plan, "version" | "content"> | null> {
  const [said] = await tx
    .select({ version: planReviews.version, content: planVersions.content })
    .from(planReviews)
    .leftJoin(
      planVersions,
      and(eq(planVersions.planId, planReviews.planId), eq(planVersions.version, planReviews.version)),
    )
    .where(and(eq(planReviews.planId, id), eq(planReviews.step, "submitted")))
    .orderBy(desc(planReviews.id))
    .limit(1);
  if (said?.version === version) return { version, content };
  return said?.content ? { version: said.version, content: said.content } : null;
}

/** What is handed in is the form; the notes beside it are their owner's, unless they were handed in with it. */
async function asHandedIn(tx: Tx, plan: Plan): Promise<Plan> {
  const handedIn = await findHandedIn(tx, plan);
  const shown = { ...plan, ...handedIn };
  if (handedIn && plan.review?.notesSubmitted) return shown;
  const notes = planKind(plan.kind).sections.find(({ name }) => name === "notes")?.fields ?? [];
  return { ...shown, content: { ...shown.content, ...Object.fromEntries(notes.map((field) => [field, ""])) } };
}

/**
 * A plan that the actor may read: their own, in the bin or not; for an administrator also what was handed in for review, as it
 * was then, without the notes unless they were handed in as well. Throws `not_found`.
 */
export async function getReadablePlan(actor: Actor, kind: PlanKind, id: number): Promise<Plan> {
  const reviewer = actor.role === "ADMIN" && planKind(kind).reviewed;
  const handedIn = reviewer ? and(isNotNull(plans.review), isNull(plans.deletedAt)) : undefined;
  const mine = eq(plans.ownerId, actor.accountId);
  const db = await database();
  const plan = await getPlanWhere(db, { kind, id }, handedIn ? or(mine, handedIn) : mine);
  return plan.ownerId === actor.accountId ? plan : asHandedIn(db, plan);
}

/** A plan as `getReadablePlan` gives it; what lies in the bin is not found. */
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
