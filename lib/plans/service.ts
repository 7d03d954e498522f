import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { planRuns, plans, planVersions } from "@/db/schema";
import { markChanged, recordActivity, takeBackActivity } from "@/lib/activity/service";
import type { ActivityType } from "@/lib/activity/types";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { rememberUse } from "@/lib/curriculum/growth/service";
import { chargeBudget, spendBudget } from "@/lib/limits/service";
import { rewardReferral } from "@/lib/referrals/service";
import { spendPlanQuota } from "@/lib/subscriptions/quota/service";
import type { PlanContent } from "./kinds/contract";
import type { PlanKind } from "./kinds/traits";
import { planKind } from "./kinds/registry";
import { findStillMadeOf, findTranslationRow, getPlan, getPlanWithin, getVersion, type MadeOf } from "./queries";
import { reopenChanged } from "./review/service";
import { assertLines, columnsOf, stateAt, statusOf, storableContent } from "./rules";
import { boundBin, keepWithinStorage } from "./storage/service";
import type { Plan, PlanRef, VersionReason } from "./types";
import { writeVersion } from "./versions/service";

function remember(tx: Tx, actor: Actor, entry: { type: ActivityType; plan: PlanRef & { title: string } }) {
  const { id, kind, title } = entry.plan;
  return recordActivity(tx, { accountId: actor.accountId, type: entry.type, title, entityType: kind, entityId: id });
}

/** Inserts a plan with its first version, in the caller's transaction. Throws `storage_full`. */
export async function insertPlan(
  tx: Tx,
  actor: Actor,
  plan: { kind: PlanKind; content: PlanContent; reason: VersionReason; copied?: MadeOf | null },
): Promise<typeof plans.$inferSelect> {
  const kind = planKind(plan.kind);
  const content = storableContent(plan.content);
  assertLines(content);
  const [row] = await tx
    .insert(plans)
    .values({
      ...columnsOf(kind, content),
      kind: plan.kind,
      ownerId: actor.accountId,
      status: statusOf(kind, content),
      copiedEntryId: plan.copied?.entryId,
      copiedEntryVersion: plan.copied?.entryVersion,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning();
  if (!row) throw new AppError("unexpected");
  await tx.insert(planVersions).values({ planId: row.id, version: 1, reason: plan.reason, content, createdAt: now() });
  await keepWithinStorage(tx, row);
  await remember(tx, actor, { type: "create", plan: row });
  await rewardReferral(tx, actor.accountId);
  const use = kind.use(content);
  if (use) await rememberUse(tx, actor, use);
  return row;
}

/**
 * Stores a plan as it is sent, which spends a unit of the quota; nothing is written. What its form requires must be there.
 * Throws `invalid_input`, `plan_limit`, `subscription_expired`.
 */
export async function storePlan(actor: Actor, kindName: PlanKind, input: Record<string, unknown>): Promise<number> {
  const kind = planKind(kindName);
  const required = kind.parseRequest(input);
  const content = kind.parseContent({ ...required, ...input });
  return transact(async (tx) => {
    await spendPlanQuota(tx, actor);
    const plan = await insertPlan(tx, actor, { kind: kindName, content, reason: "created" });
    return plan.id;
  });
}

/** Locks the actor's plan for a change. Throws `not_found`, and `generation_running` while it is being written. */
async function lockOwnPlan(tx: Tx, actor: Actor, place: PlanRef): Promise<typeof plans.$inferSelect> {
  const [plan] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.id, place.id), eq(plans.kind, place.kind), eq(plans.ownerId, actor.accountId)))
    .for("update");
  if (!plan) throw new AppError("not_found");
  const [run] = await tx.select().from(planRuns).where(eq(planRuns.planId, plan.id));
  const running = run && stateAt(run.state, run.heartbeatAt, now()) === "running";
  if (running) throw new AppError("generation_running");
  return plan;
}

/** A save by hand that autosave was quicker than: the version it left counts as saved, and as one edit. */
async function sealAutosave(tx: Tx, actor: Actor, plan: typeof plans.$inferSelect): Promise<void> {
  const sealed = await tx
    .update(planVersions)
    .set({ reason: "saved" })
    .where(
      and(
        eq(planVersions.planId, plan.id),
        eq(planVersions.version, plan.version),
        eq(planVersions.reason, "autosaved"),
      ),
    )
    .returning({ id: planVersions.id });
  if (sealed.length > 0) await remember(tx, actor, { type: "edit", plan });
}

/** A translation that changed its language would leave its place to another one, for nothing. Throws `invalid_input`. */
async function assertLanguage(tx: Tx, { id, language }: { id: number; language: string }, content: PlanContent) {
  if (content.language === language || !(await findTranslationRow(tx, id))) return;
  throw new AppError("invalid_input", { fields: { language: "translationLanguage" } });
}

/**
 * Saves what the actor made of the plan. Fields that are not given stay; the same content again is no new version.
 * Throws `not_found`, `invalid_input`, `generation_running`, and `version_conflict` with the current plan in `data`
 * when somebody saved after `version`; `too_many_saves` when the account's budget is used up, `storage_full` when its room is.
 */
export async function savePlan(
  actor: Actor,
  place: PlanRef,
  change: {
    version: number;
    fields: Record<string, unknown>;
    reason: VersionReason;
    /** What must hold, or throw, in the transaction that saves. */
    claim?: (tx: Tx) => Promise<void>;
  },
): Promise<Plan> {
  const kind = planKind(place.kind);
  const { accountId } = actor;
  // Before and after the transaction, for the embedded engine has one connection.
  await Promise.all([spendBudget("saves", accountId, 1), spendBudget("bytes", accountId, 0)]);
  let kilobytes = 0;
  const conflict = await transact(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, place);
    if (plan.deletedAt) throw new AppError("not_found");
    if (plan.version !== change.version) return getPlanWithin(tx, actor, place);
    const changed = kind.parseContent({ ...plan.content, ...change.fields });
    const settled = change.reason === "restored" ? changed : kind.choices.settled(plan.content, changed);
    const content = storableContent(settled);
    assertLines(content);
    await assertLanguage(tx, plan, content);
    if (JSON.stringify(kind.parseContent(plan.content)) === JSON.stringify(content)) {
      if (change.reason === "saved") await sealAutosave(tx, actor, plan);
      return null;
    }
    await change.claim?.(tx);
    const version = await writeVersion(tx, plan, { content, reason: change.reason });
    kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(content)) / 1_000);
    await tx
      .update(plans)
      .set({ ...columnsOf(kind, content), version, status: statusOf(kind, content), updatedAt: now() })
      .where(eq(plans.id, plan.id));
    await keepWithinStorage(tx, plan);
    await reopenChanged(tx, actor, place);
    if (change.reason === "autosaved") await markChanged(tx, actor.accountId);
    else await remember(tx, actor, { type: "edit", plan });
    return null;
  });
  if (conflict) throw new AppError("version_conflict", { data: { current: conflict } });
  if (kilobytes > 0) await chargeBudget("bytes", accountId, kilobytes);
  return getPlan(actor, place.kind, place.id);
}

/** Makes an older version the newest again. Throws as `savePlan`. */
export async function restoreVersion(
  actor: Actor,
  place: PlanRef,
  change: { version: number; current: number },
): Promise<Plan> {
  const fields = await getVersion(actor, place.kind, { id: place.id, version: change.version });
  // A version from before its lesson was chosen names none.
  const whole = { lessonId: undefined, ...fields };
  return savePlan(actor, place, { version: change.current, fields: whole, reason: "restored" });
}

/**
 * Copies a plan, as a template, into a new one, which spends a unit of the quota. Throws `not_found`, `generation_running`,
 * `plan_limit`, `subscription_expired`.
 */
export async function copyPlan(actor: Actor, place: PlanRef): Promise<number> {
  return transact(async (tx) => {
    const original = await getPlanWithin(tx, actor, place);
    if (original.status === "deleted") throw new AppError("not_found");
    // A copy of half a plan would stay half.
    if (original.run?.state === "running") throw new AppError("generation_running");
    await spendPlanQuota(tx, actor);
    const { title } = planKind(place.kind).summarise(original.content);
    await remember(tx, actor, { type: "template", plan: { ...place, title } });
    const copied = await findStillMadeOf(tx, original);
    const copy = await insertPlan(tx, actor, { kind: place.kind, content: original.content, reason: "copied", copied });
    return copy.id;
  });
}

/** Puts a plan into the bin; again is not found. A run goes on for nothing and is not shown. */
export async function deletePlan(actor: Actor, place: PlanRef): Promise<void> {
  await transact(async (tx) => {
    const [plan] = await tx
      .update(plans)
      .set({ status: "deleted", deletedAt: now() })
      .where(
        and(
          eq(plans.id, place.id),
          eq(plans.kind, place.kind),
          eq(plans.ownerId, actor.accountId),
          isNull(plans.deletedAt),
        ),
      )
      .returning();
    if (!plan) throw new AppError("not_found");
    await boundBin(tx, plan);
    await remember(tx, actor, { type: "delete", plan });
  });
}

/** Takes a plan out of the bin. Throws `not_found` when it is not there, `storage_full` when the account has no room for it. */
export async function restorePlan(actor: Actor, place: PlanRef): Promise<void> {
  const kind = planKind(place.kind);
  await transact(async (tx) => {
    const [plan] = await tx
      .update(plans)
      .set({ deletedAt: null })
      .where(
        and(
          eq(plans.id, place.id),
          eq(plans.kind, place.kind),
          eq(plans.ownerId, actor.accountId),
          isNotNull(plans.deletedAt),
        ),
      )
      .returning();
    if (!plan) throw new AppError("not_found");
    await tx
      .update(plans)
      .set({ status: statusOf(kind, plan.content) })
      .where(eq(plans.id, plan.id));
    await keepWithinStorage(tx, plan);
    const { accountId } = actor;
    await takeBackActivity(tx, { accountId, type: "delete", entityType: place.kind, entityId: place.id });
  });
}
