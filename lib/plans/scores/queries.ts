import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes, seconds } from "@/lib/core/clock";
import { AppError, isAppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { isOutOfTime, runInPool, type Payer } from "@/lib/core/concurrency/pool";
import { lineCount } from "@/lib/documents/rules";
import { payerFor } from "@/lib/limits/service";
import type { Inspection } from "../inspection/types";
import type { PlanContent } from "../kinds/contract";
import type { PlanKind } from "../kinds/traits";
import { planKind } from "../kinds/registry";
import { getPlan } from "../queries";
import type { Plan, PlanRef } from "../types";
import { keepScore } from "./kept";
import { reportInspection } from "./rules";
import type { InspectionReport } from "./types";

/** From here on a plan is long: no full form comes near it, and its check is work for a thread. */
const long = { characters: 40_000, lines: 1_200 };
/** A check at the bounds takes a tenth of a second; on a machine that is busy with other things, longer. */
const slowest = seconds(20);
const source = "lib/plans/kinds/worker.ts";

function isLong(content: PlanContent): boolean {
  const texts = Object.values(content).filter((value) => typeof value === "string");
  const sum = (count: (text: string) => number) => texts.reduce((all, text) => all + count(text), 0);
  return sum((text) => text.length) > long.characters || sum(lineCount) > long.lines;
}

function isInspection(value: unknown): value is Inspection {
  return typeof value === "object" && value !== null && "score" in value && "findings" in value;
}

/** What an inspector would say of a plan, found out in a thread. Throws `too_much_work` and `too_many_requests`. */
export async function inspectInPool(kindName: PlanKind, content: PlanContent, payer: Payer): Promise<Inspection> {
  const kind = planKind(kindName);
  const task = { rules: kind.rules, content: kind.parseContent(content), background: await kind.backgroundOf(content) };
  try {
    const inspection = await runInPool(task, { source, name: "inspect", limit: slowest }, payer);
    if (!isInspection(inspection)) throw new Error("The thread answered with something that is not a check.");
    return inspection;
  } catch (error) {
    if (!isOutOfTime(error)) throw error;
    throw new AppError("too_much_work", { cause: error, retryAfter: 60 });
  }
}

/** The check of a long plan counts against the work of whoever asks; that of any other is free. Throws `too_much_work`. */
export async function payerOf(actor: Actor, content: PlanContent): Promise<Payer | null> {
  return isLong(content) ? payerFor(actor) : null;
}

type InspectedPlan = Pick<Plan, "kind" | "id" | "ownerId" | "version" | "updatedAt" | "content">;

// For a minute only, as the catalogue that the check asks can change beside the plan.
const cached = createCache<InspectionReport>({ max: 500, ttl: minutes(1) });

/**
 * What an inspector would say of a plan, as its version stands; asked again it is not worked out again. Throws
 * `too_much_work` and `too_many_requests` for a long one.
 */
async function inspectionReport(actor: Actor, plan: InspectedPlan): Promise<InspectionReport> {
  return cached(JSON.stringify([plan.kind, plan.id, plan.version, plan.updatedAt]), async () => {
    const kind = planKind(plan.kind);
    const payer = await payerOf(actor, plan.content);
    const inspection = payer ? await inspectInPool(plan.kind, plan.content, payer) : await kind.inspect(plan.content);
    // Whoever sees the check sees it without the list's copy, too.
    await keepScore(plan, inspection).catch((error: unknown) => log("error", "score_not_kept", errorFacts(error)));
    return reportInspection(inspection, kind.writable);
  });
}

/**
 * The inspection as a page shows it: null while it is refused, as the page is shown without it then, and null for anybody but the
 * plan's owner: a reviewer's copy lacks the notes, and its score would be kept as if it were the plan's.
 */
export async function findInspection(actor: Actor, plan: InspectedPlan): Promise<InspectionReport | null> {
  if (plan.ownerId !== actor.accountId) return null;
  try {
    return await inspectionReport(actor, plan);
  } catch (error) {
    if (isAppError(error) && (error.code === "too_much_work" || error.code === "too_many_requests")) return null;
    throw error;
  }
}

/**
 * What an inspector would say of the actor's plan, and of which version. Throws `not_found`, also for what lies in the bin,
 * and for a long plan `too_much_work` and `too_many_requests`.
 */
export async function inspectPlan(actor: Actor, place: PlanRef): Promise<InspectionReport & { version: number }> {
  const plan = await getPlan(actor, place.kind, place.id);
  if (plan.deletedAt) throw new AppError("not_found");
  return { version: plan.version, ...(await inspectionReport(actor, plan)) };
}
