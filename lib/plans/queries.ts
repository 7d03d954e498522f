import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { accounts, planRuns, plans, planTranslations, planVersions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { searchable } from "@/lib/core/searchable";
import type { PlanContent } from "./kinds/contract";
import type { PlanKind } from "./kinds/traits";
import { planKind } from "./kinds/registry";
import { assertLines, stateAt, shownStatus } from "./rules";
import type { Plan, PlanRef, PlanVersion } from "./types";

/** The plan, if it meets the condition that says who may have it. Throws `not_found`. */
export async function getPlanWhere(tx: Tx, place: PlanRef, may: SQL | undefined): Promise<Plan> {
  const [row] = await selectPlans(tx).where(and(eq(plans.id, place.id), eq(plans.kind, place.kind), may));
  if (!row) throw new AppError("not_found");
  return toPlan(row);
}

/** The actor's plan as the caller's transaction sees it. Throws `not_found`. */
export function getPlanWithin(tx: Tx, actor: Actor, place: PlanRef): Promise<Plan> {
  return getPlanWhere(tx, place, eq(plans.ownerId, actor.accountId));
}

/** The actor's plan with the standing of its run, in the bin or not. Somebody else's is not found. Throws `not_found`. */
export async function getPlan(actor: Actor, kind: PlanKind, id: number): Promise<Plan> {
  return getPlanWithin(await database(), actor, { kind, id });
}

/** Which kind the actor's plan is. Throws `not_found`. */
export async function getPlanKind(actor: Actor, id: number): Promise<PlanKind> {
  const db = await database();
  const [row] = await db
    .select({ kind: plans.kind })
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.ownerId, actor.accountId)));
  if (!row) throw new AppError("not_found");
  return row.kind;
}

function selectPlans(tx: Tx) {
  return tx
    .select({ plan: plans, run: planRuns, createdBy: accounts.email })
    .from(plans)
    .innerJoin(accounts, eq(accounts.id, plans.ownerId))
    .leftJoin(planRuns, eq(planRuns.planId, plans.id));
}

type PlanRow = Awaited<ReturnType<typeof selectPlans>>[number];

function toPlan({ plan, run, createdBy }: PlanRow): Plan {
  const { reviewed } = planKind(plan.kind);
  return {
    id: plan.id,
    kind: plan.kind,
    ownerId: plan.ownerId,
    status: shownStatus(reviewed, plan),
    review: reviewed ? { createdBy, reasonForRejection: plan.reviewReason, notesSubmitted: plan.notesSubmitted } : null,
    version: plan.version,
    content: plan.content,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    deletedAt: plan.deletedAt?.toISOString() ?? null,
    run: run && {
      state: stateAt(run.state, run.heartbeatAt, now()),
      engine: run.engine,
      section: run.section,
      done: run.done,
      total: run.total,
    },
  };
}

/** The plan's versions, newest first, without their contents. Throws `not_found`. */
export async function listVersions(actor: Actor, kind: PlanKind, id: number): Promise<PlanVersion[]> {
  await getPlan(actor, kind, id);
  const db = await database();
  const rows = await db
    .select({ version: planVersions.version, reason: planVersions.reason, createdAt: planVersions.createdAt })
    .from(planVersions)
    .where(eq(planVersions.planId, id))
    .orderBy(desc(planVersions.version))
    .limit(200);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** What the plan said in one version. Throws `not_found`. */
export async function getVersion(
  actor: Actor,
  kind: PlanKind,
  place: { id: number; version: number },
): Promise<PlanContent> {
  await getPlan(actor, kind, place.id);
  const db = await database();
  const [row] = await db
    .select({ content: planVersions.content })
    .from(planVersions)
    .where(and(eq(planVersions.planId, place.id), eq(planVersions.version, place.version)));
  if (!row) throw new AppError("not_found");
  return row.content;
}

/** What stands in the actor's newest plan of a kind, from which the next one may start; null before the first. */
export async function findNewestContent(actor: Actor, kind: PlanKind): Promise<PlanContent | null> {
  const db = await database();
  const [row] = await db
    .select({ content: plans.content })
    .from(plans)
    .where(and(eq(plans.ownerId, actor.accountId), eq(plans.kind, kind), isNull(plans.deletedAt)))
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(1);
  return row ? planKind(kind).parseContent(row.content) : null;
}

/** Every plan of one kind outside the bin, newest first; what the unpaged REST call gives. */
export async function listAllPlans(actor: Actor, kind: PlanKind): Promise<Plan[]> {
  const db = await database();
  const rows = await selectPlans(db)
    .where(and(eq(plans.ownerId, actor.accountId), eq(plans.kind, kind), isNull(plans.deletedAt)))
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(1_000);
  return rows.map(toPlan);
}

/**
 * The actor's plans of one teacher or trainer, by the name on the plans or, for the actor's own account, by its id or
 * e-mail address; newest first.
 */
export async function listPlansOfTeacher(actor: Actor, kind: PlanKind, teacher: string): Promise<Plan[]> {
  const own = await listAllPlans(actor, kind);
  const wanted = searchable(teacher);
  if (wanted === String(actor.accountId) || wanted === searchable(actor.email)) return own;
  return own.filter(({ content }) => searchable(String(content.teacherName ?? "")) === wanted);
}

/** How many plans there are, deleted ones included; for the figures of the public pages, so without an actor. */
export async function countPlans(): Promise<number> {
  return (await database()).$count(plans);
}

/** Of which plan the plan is a translation, with the marks of what was translated; null when it is none. */
export async function findTranslationRow(tx: Tx, planId: number) {
  const [row] = await tx.select().from(planTranslations).where(eq(planTranslations.planId, planId));
  return row ?? null;
}

export type MadeOf = { entryId: string | null; entryVersion: string | null };

/**
 * The entry of the bank that a plan was made of, and the content it had then: its own, that of what it is translated from,
 * or, for a copy, that of its original. Null for what is made of none.
 */
export async function findMadeOf(tx: Tx, planId: number): Promise<MadeOf | null> {
  const ids = [planId, (await findTranslationRow(tx, planId))?.sourceId ?? planId];
  const { entryId, entryVersion, planId: ofRun } = planRuns;
  const [run] = await tx
    .select({ entryId, entryVersion })
    .from(planRuns)
    .where(and(inArray(ofRun, ids), isNotNull(entryId)))
    .orderBy(sql`${ofRun} = ${planId} desc`)
    .limit(1);
  if (run) return run;
  const [copy] = await tx
    .select({ entryId: plans.copiedEntryId, entryVersion: plans.copiedEntryVersion })
    .from(plans)
    .where(and(inArray(plans.id, ids), isNotNull(plans.copiedEntryId)))
    .orderBy(sql`${plans.id} = ${planId} desc`)
    .limit(1);
  return copy ?? null;
}

/**
 * The entry that the plan was made of, while the plan is still about it: null after it was emptied, or another topic typed over
 * it.
 */
export async function findStillMadeOf(tx: Tx, { id, kind, content }: Plan): Promise<MadeOf | null> {
  const made = await findMadeOf(tx, id);
  const named = String(content.lessonId ?? "") || planKind(kind).choices.entryId(content);
  return made?.entryId === named ? made : null;
}

/**
 * The actor's plan as it stands, for a change that starts from `version`. Throws `not_found`, also for what lies in the bin,
 * `generation_running`, `invalid_input` at texts with too many lines, and `version_conflict` with the current plan.
 */
export async function getChangeable(actor: Actor, place: PlanRef, version: number): Promise<Plan> {
  const plan = await getPlan(actor, place.kind, place.id);
  if (plan.deletedAt) throw new AppError("not_found");
  if (plan.run?.state === "running") throw new AppError("generation_running");
  // What could not be saved is not worked on.
  assertLines(plan.content);
  if (plan.version !== version) throw new AppError("version_conflict", { data: { current: plan } });
  return plan;
}
