import { eq, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { planRuns, plans } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import { yieldToEventLoop } from "@/lib/core/concurrency/event-loop";
import { now } from "@/lib/core/clock";
import { errorFacts, log } from "@/lib/core/log";
import { writeSections } from "@/lib/ai/service";
import type { EngineName, WritingEvent } from "@/lib/ai/types";
import { recordUsage } from "@/lib/ai/usage/service";
import { giveBackPlanQuota } from "@/lib/subscriptions/quota/service";
import type { QuotaUnit } from "@/lib/subscriptions/types";
import { heartbeatEvery } from "../constants";
import { announce } from "./events";
import { LostLease, lockLeasedPlan, renew, updateHeld, type Lease, type PlanRow } from "./lease";
import { planKind } from "../kinds/registry";
import type { PlanContent } from "../kinds/contract";
import { fixModelPlan, withoutUnsafeText } from "../fixes/automatic";
import { columnsOf, statusOf, storableContent } from "../rules";
import { translateParts } from "./translator";
import { findTranslationRow } from "../queries";
import { writeFinished } from "../versions/service";

type RunningWriting = { run: number; work: Promise<void>; stop: AbortController };
type LoadedRun = { plan: PlanRow; run: typeof planRuns.$inferSelect };

const shared = globalThis as typeof globalThis & {
  isomoWriting?: { plans: Map<number, RunningWriting>; stopped: boolean };
};
const underWay = (shared.isomoWriting ??= { plans: new Map<number, RunningWriting>(), stopped: false });

type RunRow = typeof planRuns.$inferInsert;
type FirstRun = Pick<RunRow, "engine" | "request" | "seed" | "entryId" | "entryVersion"> & Partial<QuotaUnit>;

/** The first run of writing a new plan, with what it was paid from; `startWriting` begins it after the transaction. */
export async function recordFirstRun(tx: Tx, plan: Pick<PlanRow, "id" | "kind">, run: FirstRun): Promise<void> {
  const { sections } = planKind(plan.kind);
  await tx.insert(planRuns).values({
    planId: plan.id,
    state: "running",
    section: sections[0]?.name ?? "",
    total: sections.length,
    heartbeatAt: now(),
    startedAt: now(),
    ...run,
  });
}

/** Writes the plan in the background, as the named run. */
export function startWriting(lease: Lease): void {
  const stop = new AbortController();
  if (underWay.stopped) stop.abort();
  const work = writePlan(lease, stop)
    .catch((error: unknown) => closeRun(lease, error, stop.signal))
    .finally(() => {
      if (underWay.plans.get(lease.planId)?.run === lease.run) underWay.plans.delete(lease.planId);
      announce(lease.planId, null);
    });
  underWay.plans.set(lease.planId, { run: lease.run, work, stop });
}

/** Resolves when the plan is no longer being written in this process, or after `limit` milliseconds. */
export async function waitForRun(planId: number, limit: number): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, limit).unref());
  await Promise.race([underWay.plans.get(planId)?.work, pause]);
}

/** Before the process ends: marks what it was writing as interrupted, so that it can be resumed at once. */
export async function stopWriting(): Promise<void> {
  underWay.stopped = true;
  const all = [...underWay.plans.values()];
  for (const writing of all) writing.stop.abort();
  await Promise.allSettled(all.map((writing) => writing.work));
}

async function writePlan(lease: Lease, stop: AbortController): Promise<void> {
  stop.signal.throwIfAborted();
  const row = await loadRun(lease);
  await yieldToEventLoop();
  const { plan } = row;
  const usage = { accountId: plan.ownerId, planId: plan.id };
  const heartbeat = setInterval(() => {
    renew(lease).catch((error: unknown) => error instanceof LostLease && stop.abort());
  }, heartbeatEvery);
  try {
    const isTranslation = (await findTranslationRow(await database(), plan.id)) !== null;
    const purpose = isTranslation ? "translation" : "plan";
    const pieces = isTranslation ? translatedPieces(row, stop.signal) : composedPieces(row, stop.signal);
    let engine: EngineName = "composer";
    for await (const written of pieces) {
      if (written.type === "usage") await recordUsage({ ...usage, purpose }, written);
      else await keepPiece(lease, written, isTranslation);
      if (written.type === "section") engine = written.engine;
    }
    if (engine === "model" && !isTranslation) await fixModelText(lease, { ...usage, signal: stop.signal });
    // Also after a resumed run, whose earlier sections a model may have written.
    if (!isTranslation) await replaceUnsafe(lease);
    await finishRun(lease);
  } finally {
    clearInterval(heartbeat);
  }
}

/** The plan's sections from where its writing stands, by the engine in use. */
function composedPieces({ plan, run }: LoadedRun, signal: AbortSignal): AsyncGenerator<WritingEvent> {
  const kind = planKind(plan.kind);
  return writeSections({
    sections: kind.sections.slice(run.done),
    compose: () => kind.compose({ request: run.request, seed: run.seed }),
    prompt: (sections, written) =>
      kind.prompt({ request: run.request, written: { ...plan.content, ...written }, sections }),
    signal,
  });
}

/** The sections of a translation: the request of its run is the content of the plan that it translates. */
function translatedPieces({ plan, run }: LoadedRun, signal: AbortSignal): AsyncGenerator<WritingEvent> {
  const kind = planKind(plan.kind);
  const languages = { from: kind.summarise(run.request).language, to: plan.language };
  const source = { kind: kind.translatable, content: run.request, languages };
  return translateParts(source, { done: run.done, signal });
}

async function loadRun(lease: Lease): Promise<LoadedRun> {
  const db = await database();
  const [row] = await db
    .select({ plan: plans, run: planRuns })
    .from(plans)
    .innerJoin(planRuns, eq(planRuns.planId, plans.id))
    .where(eq(plans.id, lease.planId));
  if (!row) throw new LostLease();
  return row;
}

type Piece = Exclude<WritingEvent, { type: "usage" }>;

/** Shows or stores a piece of the plan. A translation has its source's minutes, whatever these add up to. */
async function keepPiece(lease: Lease, written: Piece, isTranslation: boolean): Promise<void> {
  if (written.type === "partial") return announce(lease.planId, { section: written.section, fields: written.fields });
  const { section, engine, fields } = written;
  await transact(async (tx) => {
    await updateHeld(tx, lease, { section, engine, done: sql`${planRuns.done} + 1` });
    const plan = await lockLeasedPlan(tx, lease);
    const kind = planKind(plan.kind);
    const official = engine === "model" ? kind.official(fields, plan.language) : fields;
    const changed = { ...plan.content, ...storableContent(official) };
    const content = isTranslation ? kind.parseContent(changed) : kind.settle(changed);
    await tx.update(plans).set({ content, updatedAt: now() }).where(eq(plans.id, plan.id));
  });
  announce(lease.planId, null);
}

/** One round of mending what the check finds in a plan that a model wrote; without success it stays as it came. */
async function fixModelText(
  lease: Lease,
  owner: { accountId: number; planId: number; signal: AbortSignal },
): Promise<void> {
  const { plan } = await loadRun(lease);
  await yieldToEventLoop();
  const content = await fixModelPlan(planKind(plan.kind), plan.content, owner);
  if (content) await replaceContent(lease, content);
}

/** What breaks a rule of safety even now is the composer's in the plan that is kept. */
async function replaceUnsafe(lease: Lease): Promise<void> {
  const { plan } = await loadRun(lease);
  await yieldToEventLoop();
  const content = await withoutUnsafeText(planKind(plan.kind), plan.content);
  if (content) await replaceContent(lease, content);
}

async function replaceContent(lease: Lease, content: PlanContent): Promise<void> {
  await transact(async (tx) => {
    await updateHeld(tx, lease, {});
    await tx
      .update(plans)
      .set({ content: storableContent(content), updatedAt: now() })
      .where(eq(plans.id, lease.planId));
  });
}

async function finishRun(lease: Lease): Promise<void> {
  await transact(async (tx) => {
    await updateHeld(tx, lease, { state: "finished", endedAt: now() });
    const plan = await lockLeasedPlan(tx, lease);
    const kind = planKind(plan.kind);
    const content = kind.parseContent(plan.content);
    const version = plan.version + 1;
    await writeFinished(tx, { planId: plan.id, version, content });
    const status = plan.deletedAt ? "deleted" : statusOf(kind, content);
    await tx
      .update(plans)
      .set({ ...columnsOf(kind, content), version, status, updatedAt: now() })
      .where(eq(plans.id, plan.id));
    await markChanged(tx, plan.ownerId);
  });
}

/** What becomes of a run that did not finish: stopped means interrupted, anything else failed. */
async function closeRun(lease: Lease, error: unknown, signal: AbortSignal): Promise<void> {
  if (error instanceof LostLease) return log("info", "generation_taken_over", { plan: lease.planId });
  const ending = signal.aborted ? interruptRun(lease) : failRun(lease, error);
  await ending.catch((cause: unknown) => {
    if (cause instanceof LostLease) return;
    log("error", "generation_not_marked", { plan: lease.planId, ...errorFacts(cause) });
  });
}

async function interruptRun(lease: Lease): Promise<void> {
  await transact(async (tx) => {
    await updateHeld(tx, lease, { state: "interrupted" });
    const plan = await lockLeasedPlan(tx, lease);
    await markChanged(tx, plan.ownerId);
  });
}

/** Marks the run failed and gives its unit back, once, in one transaction. */
async function failRun(lease: Lease, error: unknown): Promise<void> {
  log("error", "generation_failed", { plan: lease.planId, ...errorFacts(error) });
  await transact(async (tx) => {
    const [unit] = await tx
      .select({ quotaPeriodStart: planRuns.quotaPeriodStart, quotaBundleId: planRuns.quotaBundleId })
      .from(planRuns)
      .where(eq(planRuns.planId, lease.planId));
    await updateHeld(tx, lease, { state: "failed", endedAt: now(), quotaPeriodStart: null, quotaBundleId: null });
    const plan = await lockLeasedPlan(tx, lease);
    if (unit) await giveBackPlanQuota(tx, plan.ownerId, unit);
    await markChanged(tx, plan.ownerId);
  });
}
