import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { plans, planTranslations } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import type { PlanLanguage } from "@/lib/core/language";
import { preferredEngine } from "@/lib/ai/service";
import { planKind } from "../kinds/registry";
import { findTranslationRow, getPlanWithin } from "../queries";
import { staleFields } from "./rules";
import type { Plan, PlanRef } from "../types";
import type { SideBySide, TranslationLink, Translations } from "./types";

/** Whether the actor's plan is a translation, so that its language stays. */
export async function isTranslation(actor: Actor, plan: Plan): Promise<boolean> {
  return plan.ownerId === actor.accountId && (await findTranslationRow(await database(), plan.id)) !== null;
}

/** The translations of a plan that lie outside the bin. */
export async function listTranslations(tx: Tx, actor: Actor, sourceId: number): Promise<TranslationLink[]> {
  return tx
    .select({ id: plans.id, language: plans.language })
    .from(planTranslations)
    .innerJoin(plans, eq(plans.id, planTranslations.planId))
    .where(and(eq(planTranslations.sourceId, sourceId), eq(plans.ownerId, actor.accountId), isNull(plans.deletedAt)))
    .orderBy(asc(plans.id));
}

/** Whether a translation into the language lies in the bin. */
export async function hasBinned(tx: Tx, sourceId: number, language: PlanLanguage): Promise<boolean> {
  const [binned] = await tx
    .select({ id: plans.id })
    .from(planTranslations)
    .innerJoin(plans, eq(plans.id, planTranslations.planId))
    .where(and(eq(planTranslations.sourceId, sourceId), eq(plans.language, language), isNotNull(plans.deletedAt)))
    .limit(1);
  return binned !== undefined;
}

async function findSource(tx: Tx, actor: Actor, plan: Plan): Promise<SideBySide | null> {
  const row = await findTranslationRow(tx, plan.id);
  if (!row) return null;
  const source = await getPlanWithin(tx, actor, { kind: plan.kind, id: row.sourceId });
  const stale = source.deletedAt ? [] : staleFields(row.hashes, source.content);
  const { translatable, summarise } = planKind(plan.kind);
  const languages = { source: summarise(source.content).language, translation: summarise(plan.content).language };
  const texts = translatable.parts.flatMap(({ fields }) => fields);
  return { kind: plan.kind, source, translation: plan, languages, texts, stale };
}

/** What the page of the actor's own plan tells of its translations. */
export async function findTranslations(actor: Actor, plan: Plan): Promise<Translations> {
  const db = await database();
  const [made, pair] = await Promise.all([listTranslations(db, actor, plan.id), findSource(db, actor, plan)]);
  const { source, stale } = pair ?? {};
  const link = source && !source.deletedAt ? source : null;
  return {
    offered: preferredEngine() === "model",
    made,
    source: link && { id: link.id, language: planKind(link.kind).summarise(link.content).language, stale: stale ?? [] },
  };
}

/** The actor's translated plan beside its source. Throws `not_found` for any other plan. */
export async function getSideBySide(actor: Actor, place: PlanRef): Promise<SideBySide> {
  const db = await database();
  const translation = await getPlanWithin(db, actor, place);
  const pair = translation.deletedAt ? null : await findSource(db, actor, translation);
  if (!pair || pair.source.deletedAt) throw new AppError("not_found");
  return pair;
}
