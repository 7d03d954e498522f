import { eq, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { generations, plans } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import { yieldToEventLoop } from "@/lib/core/event-loop";
import { now } from "@/lib/core/clock";
import { errorFacts, log } from "@/lib/core/log";
import { writeSections } from "@/lib/ai/service";
import type { EngineName, Written } from "@/lib/ai/types";
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

type Writing = { run: number; work: Promise<void>; stop: AbortController };
type Loaded = { plan: PlanRow; generation: typeof generations.$inferSelect };

const shared = globalThis as typeof globalThis & { isomoWriting?: { plans: Map<number, Writing>; stopped: boolean } };
const here = (shared.isomoWriting ??= { plans: new Map<number, Writing>(), stopped: false });

type RunRow = typeof generations.$inferInsert;
type FirstRun = Pick<RunRow, "engine" | "request" | "seed" | "entryId" | "entryVersion"> & Partial<QuotaUnit>;

/** The first run of writing a new plan, with what it was paid from; `startWriting` begins it after the transaction. */
export async function recordFirstRun(tx: Tx, plan: Pick<PlanRow, "id" | "kind">, run: FirstRun): Promise<void> {
  const { sections } = planKind(plan.kind);
  await tx.insert(generations).values({
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
  if (here.stopped) stop.abort();
  const work = write(lease, stop)
    .catch((error: unknown) => end(lease, error, stop.signal))
    .finally(() => {
      if (here.plans.get(lease.planId)?.run === lease.run) here.plans.delete(lease.planId);
      announce(lease.planId, null);
    });
  here.plans.set(lease.planId, { run: lease.run, work, stop });
}

/** Resolves when the plan is no longer being written in this process, or after `limit` milliseconds. */
export async function waitForGeneration(planId: number, limit: number): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, limit).unref());
  await Promise.race([here.plans.get(planId)?.work, pause]);
}

/** Before the process ends: marks what it was writing as interrupted, so that it can be resumed at once. */
export async function stopWriting(): Promise<void> {
  here.stopped = true;
  const all = [...here.plans.values()];
  for (const writing of all) writing.stop.abort();
  await Promise.allSettled(all.map((writing) => writing.work));
}

async function write(lease: Lease, stop: AbortController): Promise<void> {
  stop.signal.throwIfAborted();
  const row = await load(lease);
  await yieldToEventLoop();
  const { plan } = row;
  const usage = { accountId: plan.ownerId, planId: plan.id };
  const heartbeat = setInterval(() => {
    renew(lease).catch((error: unknown) => error instanceof LostLease && stop.abort());
  }, heartbeatEvery);
  try {
    const isTranslation = (await findTranslationRow(await database(), plan.id)) !== null;
    const purpose = isTranslation ? "translation" : "plan";
    const pieces = isTranslation ? translate(row, stop.signal) : compose(row, stop.signal);
    let engine: EngineName = "composer";
    for await (const written of pieces) {
      if (written.type === "usage") await recordUsage({ ...usage, purpose }, written);
      else await take(lease, written, isTranslation);
      if (written.type === "section") engine = written.engine;
    }
    if (engine === "model" && !isTranslation) await fixModelText(lease, { ...usage, signal: stop.signal });
    // Also after a resumed run, whose earlier sections a model may have written.
    if (!isTranslation) await replaceUnsafe(lease);
    await finish(lease);
  } finally {
    clearInterval(heartbeat);
  }
}

/** The plan's sections from where its writing stands, by the engine in use. */
function compose({ plan, generation }: Loaded, signal: AbortSignal): AsyncGenerator<Written> {
  const kind = planKind(plan.kind);
  return writeSections({
    sections: kind.sections.slice(generation.done),
    compose: () => kind.compose({ request: generation.request, seed: generation.seed }),
    prompt: (sections, written) =>
      kind.prompt({ request: generation.request, written: { ...plan.content, ...written }, sections }),
    signal,
  });
}

/** The same of a plan that is another one in its own language: its request is that other one's content. */
function translate({ plan, generation }: Loaded, signal: AbortSignal): AsyncGenerator<Written> {
  const kind = planKind(plan.kind);
  const languages = { from: kind.summarise(generation.request).language, to: plan.language };
  const source = { kind: kind.translatable, content: generation.request, languages };
  return translateParts(source, { done: generation.done, signal });
}

async function load(lease: Lease): Promise<Loaded> {
  const db = await database();
  const [row] = await db
    .select({ plan: plans, generation: generations })
    .from(plans)
    .innerJoin(generations, eq(generations.planId, plans.id))
    .where(eq(plans.id, lease.planId));
  if (!row) throw new LostLease();
  return row;
}

type Piece = Exclude<Written, { type: "usage" }>;

/** Shows or stores a piece of the plan. A translation has its source's minutes, whatever these add up to. */
async function take(lease: Lease, written: Piece, isTranslation: boolean): Promise<void> {
  if (written.type === "partial") return announce(lease.planId, { section: written.section, fields: written.fields });
  const { section, engine, fields } = written;
  await transact(async (tx) => {
    await updateHeld(tx, lease, { section, engine, done: sql`${generations.done} + 1` });
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
  const { plan } = await load(lease);
  await yieldToEventLoop();
  const content = await fixModelPlan(planKind(plan.kind), plan.content, owner);
  if (content) await replace(lease, content);
}

/** What breaks a rule of safety even now is the composer's in the plan that is kept. */
async function replaceUnsafe(lease: Lease): Promise<void> {
  const { plan } = await load(lease);
  await yieldToEventLoop();
  const content = await withoutUnsafeText(planKind(plan.kind), plan.content);
  if (content) await replace(lease, content);
}

async function replace(lease: Lease, content: PlanContent): Promise<void> {
  await transact(async (tx) => {
    await updateHeld(tx, lease, {});
    await tx
      .update(plans)
      .set({ content: storableContent(content), updatedAt: now() })
      .where(eq(plans.id, lease.planId));
  });
}

async function finish(lease: Lease): Promise<void> {
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
async function end(lease: Lease, error: unknown, signal: AbortSignal): Promise<void> {
  if (error instanceof LostLease) return log("info", "generation_taken_over", { plan: lease.planId });
  const ending = signal.aborted ? interrupt(lease) : fail(lease, error);
  await ending.catch((cause: unknown) => {
    if (cause instanceof LostLease) return;
    log("error", "generation_not_marked", { plan: lease.planId, ...errorFacts(cause) });
  });
}

async function interrupt(lease: Lease): Promise<void> {
  await transact(async (tx) => {
    await updateHeld(tx, lease, { state: "interrupted" });
    const plan = await lockLeasedPlan(tx, lease);
    await markChanged(tx, plan.ownerId);
  });
}

/** Marks the run failed and gives its unit back, once, in one transaction. */
async function fail(lease: Lease, error: unknown): Promise<void> {
  log("error", "generation_failed", { plan: lease.planId, ...errorFacts(error) });
  await transact(async (tx) => {
    const [unit] = await tx
      .select({ quotaPeriodStart: generations.quotaPeriodStart, quotaBundleId: generations.quotaBundleId })
      .from(generations)
      .where(eq(generations.planId, lease.planId));
    await updateHeld(tx, lease, { state: "failed", endedAt: now(), quotaPeriodStart: null, quotaBundleId: null });
    const plan = await lockLeasedPlan(tx, lease);
    if (unit) await giveBackPlanQuota(tx, plan.ownerId, unit);
    await markChanged(tx, plan.ownerId);
  });
}
