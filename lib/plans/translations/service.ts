import { and, eq } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { plans, planTranslations } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { PlanLanguage } from "@/lib/core/language";
import { modelLimits } from "@/lib/ai/constants";
import { askOnce, preferredEngine } from "@/lib/ai/service";
import { giveBackLimit, spendLimit } from "@/lib/limits/service";
import { assertSubscribed, spendPlanQuota } from "@/lib/subscriptions/quota/service";
import type { QuotaUnit } from "@/lib/subscriptions/types";
import type { PlanContent } from "../kinds/contract";
import type { PlanKind } from "../kinds/traits";
import { planKind } from "../kinds/registry";
import { getPlanWithin, findTranslationRow } from "../queries";
import { insertPlan, savePlan } from "../service";
import { translationPrompt } from "../runs/translation-prompt";
import { hashesOf, hashOf } from "./rules";
import { opened, partsOf, sourcesOf } from "../runs/translator";
import type { Plan, PlanRef } from "../types";
import { recordFirstRun, startWriting } from "../runs/writing";
import { getSideBySide, hasBinned, listTranslations } from "./queries";

/** How long a server may take for the fields that are translated anew while somebody waits. */
const patience = 90_000;

function textFields(kind: PlanKind): Set<string> {
  return new Set(planKind(kind).translatable.parts.flatMap(({ fields }) => fields));
}

/** The plan as it stands before anything is translated: what has no other words in another language, the rest empty. */
function untranslated(kind: PlanKind, content: PlanContent, language: PlanLanguage): PlanContent {
  const given = new Set(planKind(kind).sections.flatMap(({ fields }) => fields));
  const blank = Object.entries(content).filter(([name, value]) => given.has(name) && typeof value === "string");
  return { ...content, ...Object.fromEntries(blank.map(([name]) => [name, ""])), language };
}

/**
 * What making it costs. The first translation of an original into a language is free; a translation of a translation, or
 * another one beside that in the bin, is a copy, or nobody would run out of plans. Throws `subscription_expired`, `plan_limit`.
 */
async function spendFor(
  tx: Tx,
  actor: Actor,
  { source, language }: { source: Plan; language: PlanLanguage },
): Promise<Partial<QuotaUnit>> {
  const isCopy = (await findTranslationRow(tx, source.id)) !== null || (await hasBinned(tx, source.id, language));
  if (isCopy) return spendPlanQuota(tx, actor);
  await assertSubscribed(tx, actor);
  return {};
}

async function insertTranslation(
  tx: Tx,
  actor: Actor,
  { source, language }: { source: Plan; language: PlanLanguage },
): Promise<number> {
  const unit = await spendFor(tx, actor, { source, language });
  // The one in the bin leaves its place; should it come back, it stays a translation.
  const place = and(eq(planTranslations.sourceId, source.id), eq(planTranslations.language, language));
  await tx.update(planTranslations).set({ language: null }).where(place);
  const content = untranslated(source.kind, source.content, language);
  const plan = await insertPlan(tx, actor, { kind: source.kind, content, reason: "created" });
  const { language: _own, ...others } = source.content;
  await tx.insert(planTranslations).values({
    planId: plan.id,
    sourceId: source.id,
    language,
    hashes: hashesOf(source.content, Object.keys(others)),
    createdAt: now(),
  });
  // What is translated is the source as it was at this moment, also when the work is resumed later.
  await recordFirstRun(tx, plan, { engine: "model", request: source.content, seed: 0, ...unit });
  return plan.id;
}

/**
 * Makes a plan of the actor's plan in another language and starts writing it; gives back the one that is there already.
 * Throws `not_found`, `generation_running`, `same_language`, `no_model`, `too_many_requests`, `subscription_expired`, `plan_limit`.
 */
export async function translatePlan(
  actor: Actor,
  place: PlanRef,
  language: PlanLanguage,
): Promise<{ id: number; created: boolean }> {
  if (preferredEngine() !== "model") throw new AppError("no_model");
  // Counted before and outside of the transaction: the embedded engine has one connection.
  await spendLimit("translations", String(actor.accountId));
  const made = await transact(async (tx) => {
    // Of two who ask at once the second waits here, and then finds what the first has made.
    await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, place.id)).for("update");
    const source = await getPlanWithin(tx, actor, place);
    if (source.status === "deleted") throw new AppError("not_found");
    if (source.run?.state === "running") throw new AppError("generation_running");
    if (planKind(place.kind).summarise(source.content).language === language) throw new AppError("same_language");
    const known = (await listTranslations(tx, actor, source.id)).find((link) => link.language === language);
    if (known) return { id: known.id, created: false };
    return { id: await insertTranslation(tx, actor, { source, language }), created: true };
  });
  if (made.created) startWriting({ planId: made.id, run: 1 });
  else await giveBackLimit("translations", String(actor.accountId));
  return made;
}

/** The stale fields as they are to stand: texts from the model or the tables, everything else as the source has it. */
async function freshFields(actor: Actor, pair: { source: Plan; translation: Plan; stale: string[] }) {
  const { source, translation, stale } = pair;
  const kind = planKind(source.kind);
  const texts = textFields(source.kind);
  const copied = stale.filter((field) => !texts.has(field) || source.content[field] === "");
  const languages = {
    from: kind.summarise(source.content).language,
    to: kind.summarise(translation.content).language,
  };
  const asked = { kind: kind.translatable, content: source.content, languages };
  const parts = partsOf(
    asked,
    stale.filter((field) => !copied.includes(field)),
  );
  const sources = sourcesOf(parts);
  const usage = { accountId: actor.accountId, planId: translation.id, purpose: "translation" } as const;
  const answers =
    sources.length > 0
      ? await askOnce(translationPrompt(sources, languages), {
          usage,
          signal: new AbortController().signal,
          limits: { ...modelLimits, answer: patience },
        })
      : new Map<string, PlanContent>();
  if (sources.some(({ name }) => !answers.has(name))) throw new AppError("translation_failed");
  const fields = parts.map((part) => opened(part, answers.get(part.name) ?? {}));
  const same = Object.fromEntries(copied.map((field) => [field, source.content[field]]));
  return kind.official(Object.assign({}, same, ...fields), languages.to);
}

/**
 * Translates anew what has changed in the source since, and nothing else; what the owner has written over the other fields
 * stays. Throws `not_found`, `generation_running`, `no_model`, `translation_failed`, `too_many_requests`, `version_conflict`.
 */
export async function refreshTranslation(actor: Actor, place: PlanRef): Promise<Plan> {
  if (preferredEngine() !== "model") throw new AppError("no_model");
  const pair = await getSideBySide(actor, place);
  const { source, translation, stale } = pair;
  if (translation.run?.state === "running" || source.run?.state === "running") throw new AppError("generation_running");
  if (stale.length === 0) return translation;
  await spendLimit("translations", String(actor.accountId));
  const fields = await freshFields(actor, pair);
  const saved = await savePlan(actor, place, { version: translation.version, fields, reason: "saved" });
  await transact(async (tx) => {
    const [row] = await tx.select().from(planTranslations).where(eq(planTranslations.planId, place.id)).for("update");
    const renewed = Object.fromEntries(stale.map((field) => [field, hashOf(source.content[field])]));
    await tx
      .update(planTranslations)
      .set({ hashes: { ...row?.hashes, ...renewed } })
      .where(eq(planTranslations.planId, place.id));
    await markChanged(tx, actor.accountId);
  });
  return saved;
}
