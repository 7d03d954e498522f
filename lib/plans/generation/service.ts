import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { database, transact, type Tx } from "@/db";
import { generations, plans, planVersions } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { dateInKigali, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { preferredEngine, writeSections } from "@/lib/generation/service";
import type { Written } from "@/lib/generation/types";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { giveBackPlanQuota, spendPlanQuota } from "@/lib/subscriptions/service";
import { heartbeatEvery } from "../constants";
import { announce } from "../events";
import type { PlanContent, PlanKind } from "../kind";
import { planKind } from "../kinds";
import { getPlanWithin } from "../queries";
import { columnsOf, statusOf, storableContent } from "../rules";
import type { QuickRequest } from "../schema";
import { insertPlan } from "../service";

type Lease = { planId: number; run: number };
type Generation = typeof generations.$inferSelect;

const shared = globalThis as typeof globalThis & { isomoGenerations?: Map<number, Promise<void>> };
const running = (shared.isomoGenerations ??= new Map<number, Promise<void>>());

/**
 * Spends a unit of the quota, makes the plan and starts writing it. Answers as soon as the plan is stored; the writing
 * goes on by itself. Throws `invalid_input`, `plan_limit`, `subscription_expired`.
 */
export async function createPlan(actor: Actor, kindName: PlanKind, input: unknown): Promise<number> {
  const kind = planKind(kindName);
  const request = kind.parseRequest(input);
  const planId = await transact(async (tx) => {
    const quotaPeriodStart = await spendPlanQuota(tx, actor);
    const plan = await insertPlan(tx, actor, { kind: kindName, content: kind.draft(request), reason: "created" });
    await tx.insert(generations).values({
      planId: plan.id,
      state: "running",
      engine: preferredEngine(),
      request: storableContent(request),
      seed: Math.floor(Math.random() * 2 ** 32),
      section: kind.sections[0]?.name ?? "",
      total: kind.sections.length,
      heartbeatAt: now(),
      startedAt: now(),
      quotaPeriodStart,
    });
    return plan.id;
  });
  launch({ planId, run: 1 });
  return planId;
}

/** The same from one free text; what it does not say comes from the header defaults and the account. */
export async function createQuickPlan(actor: Actor, kindName: PlanKind, input: QuickRequest): Promise<number> {
  const saved = await findHeaderDefaults(actor);
  const defaults = { schoolName: actor.school, teacherName: actor.fullName, ...withoutBlanks(saved ?? {}) };
  const request = await planKind(kindName).understand({ ...input, defaults, today: dateInKigali(now()) });
  return createPlan(actor, kindName, request);
}

function withoutBlanks(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== 0));
}

/**
 * Goes on with a generation that was interrupted or failed; what had come stays. One that failed gave its unit back and
 * spends a new one. Throws `not_found`, `generation_running`, `plan_limit`, `subscription_expired`.
 */
export async function resumeGeneration(actor: Actor, kindName: PlanKind, planId: number): Promise<void> {
  const lease = await transact(async (tx) => {
    const plan = await getPlanWithin(tx, actor, { kind: kindName, id: planId });
    const state = plan.generation?.state;
    if (plan.status === "deleted" || !state || state === "finished") throw new AppError("not_found");
    if (state === "running") throw new AppError("generation_running");
    const quota = state === "failed" ? { quotaPeriodStart: await spendPlanQuota(tx, actor) } : {};
    const [row] = await tx.select().from(generations).where(eq(generations.planId, planId)).for("update");
    // The run number decides between two who resume at once, and shuts out the run that was taken for dead.
    const [taken] = await tx
      .update(generations)
      .set({ ...quota, state: "running", run: sql`${generations.run} + 1`, heartbeatAt: now(), endedAt: null })
      .where(and(eq(generations.planId, planId), eq(generations.run, row?.run ?? 0)))
      .returning();
    if (!taken) throw new AppError("generation_running");
    await markChanged(tx, actor.accountId);
    return { planId, run: taken.run };
  });
  launch(lease);
}

/** Resolves when the plan is no longer being written in this process, or after `limit` milliseconds. */
export async function waitForGeneration(planId: number, limit: number): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, limit).unref());
  await Promise.race([running.get(planId), pause]);
}

function launch(lease: Lease): void {
  const work = write(lease)
    .catch((error: unknown) => fail(lease, error))
    .finally(() => {
      running.delete(lease.planId);
      announce(lease.planId, null);
    });
  running.set(lease.planId, work);
}

async function write(lease: Lease): Promise<void> {
  const { plan, generation } = await load(lease.planId);
  const kind = planKind(plan.kind);
  const heartbeat = setInterval(() => void renew(lease), heartbeatEvery);
  try {
    const task = {
      sections: kind.sections.slice(generation.done),
      compose: () => kind.compose({ request: generation.request, seed: generation.seed }),
      prompt: (sections: readonly string[]) =>
        kind.prompt({ request: generation.request, written: plan.content, sections }),
    };
    for await (const written of writeSections(task)) await take(lease, written);
    await finish(lease, plan.kind);
  } finally {
    clearInterval(heartbeat);
  }
}

async function load(planId: number): Promise<{ plan: typeof plans.$inferSelect; generation: Generation }> {
  const db = await database();
  const [row] = await db
    .select({ plan: plans, generation: generations })
    .from(plans)
    .innerJoin(generations, eq(generations.planId, plans.id))
    .where(eq(plans.id, planId));
  if (!row) throw new AppError("not_found");
  return row;
}

/** Updates the generation only while this run still holds it. Throws when another run has taken over. */
async function updateHeld(tx: Tx, lease: Lease, values: PgUpdateSetSource<typeof generations>): Promise<void> {
  const held = await tx
    .update(generations)
    .set({ ...values, heartbeatAt: now() })
    .where(and(eq(generations.planId, lease.planId), eq(generations.run, lease.run), eq(generations.state, "running")))
    .returning({ planId: generations.planId });
  if (held.length === 0) throw new AppError("not_found");
}

async function renew(lease: Lease): Promise<void> {
  const db = await database();
  await updateHeld(db, lease, {}).catch(() => undefined);
}

async function take(lease: Lease, written: Written): Promise<void> {
  if (written.type === "partial") return announce(lease.planId, { section: written.section, fields: written.fields });
  await transact(async (tx) => {
    if (written.type === "usage") {
      const tokens = {
        inputTokens: sql`${generations.inputTokens} + ${written.inputTokens}`,
        outputTokens: sql`${generations.outputTokens} + ${written.outputTokens}`,
      };
      return updateHeld(tx, lease, tokens);
    }
    const { section, engine } = written;
    await updateHeld(tx, lease, { section, engine, done: sql`${generations.done} + 1` });
    const patch = JSON.stringify(storableContent(written.fields));
    await tx
      .update(plans)
      .set({ content: sql`${plans.content} || ${patch}::jsonb`, updatedAt: now() })
      .where(eq(plans.id, lease.planId));
  });
  if (written.type === "section") announce(lease.planId, null);
}

async function finish(lease: Lease, kindName: PlanKind): Promise<void> {
  const kind = planKind(kindName);
  await transact(async (tx) => {
    await updateHeld(tx, lease, { state: "finished", endedAt: now() });
    const [plan] = await tx.select().from(plans).where(eq(plans.id, lease.planId)).for("update");
    if (!plan) return;
    const content: PlanContent = kind.parseContent(plan.content);
    const version = plan.version + 1;
    await tx.insert(planVersions).values({ planId: plan.id, version, reason: "generated", content, createdAt: now() });
    const status = plan.deletedAt ? "deleted" : statusOf(kind, content);
    await tx
      .update(plans)
      .set({ ...columnsOf(kind, content), version, status, updatedAt: now() })
      .where(eq(plans.id, plan.id));
    await markChanged(tx, plan.ownerId);
  });
}

/** Marks the run failed and gives its unit back, once, in one transaction. */
async function fail(lease: Lease, error: unknown): Promise<void> {
  log("error", "generation_failed", { plan: lease.planId, ...errorFacts(error) });
  await transact(async (tx) => {
    const [row] = await tx
      .select({ periodStart: generations.quotaPeriodStart, ownerId: plans.ownerId })
      .from(generations)
      .innerJoin(plans, eq(plans.id, generations.planId))
      .where(eq(generations.planId, lease.planId));
    await updateHeld(tx, lease, { state: "failed", endedAt: now(), quotaPeriodStart: null });
    if (!row) return;
    if (row.periodStart) await giveBackPlanQuota(tx, row.ownerId, row.periodStart);
    await markChanged(tx, row.ownerId);
  }).catch((cause: unknown) => log("error", "generation_not_marked", { plan: lease.planId, ...errorFacts(cause) }));
}

/** At the start of the only process on its database: whatever is still marked running has lost its process. */
export async function markAllInterrupted(): Promise<number> {
  const db = await database();
  const lost = await db
    .update(generations)
    .set({ state: "interrupted" })
    .where(eq(generations.state, "running"))
    .returning({ planId: generations.planId });
  return lost.length;
}
