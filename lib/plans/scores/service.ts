import type { Actor } from "@/lib/core/actor";
import { isAppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { payerFor } from "@/lib/limits/service";
import type { PlanKind } from "../kinds/traits";
import { getPlan } from "../queries";
import type { PlanRef, RunState } from "../types";
import { findScores, keepScore } from "./kept";
import { inspectInPool } from "./queries";

/** Plans that one look at a list has scored; the next look has the next ones scored. */
const mostAtOnce = 20;

type ListedPlan = {
  id: number;
  kind: PlanKind;
  score: number | null;
  deletedAt: string | null;
  run: RunState | null;
};

// The framework bundles this file more than once; an account still has one go at a time.
const shared = globalThis as typeof globalThis & { isomoScoring?: Set<number> };

function isUnscored({ score, deletedAt, run }: ListedPlan): boolean {
  return score === null && deletedAt === null && run !== "running";
}

/** Scores a plan, and whether it makes sense to go on: not when the account's budget is used up, or the queue is full. */
async function scorePlan(actor: Actor, place: PlanRef): Promise<boolean> {
  try {
    const payer = await payerFor(actor);
    const plan = await getPlan(actor, place.kind, place.id);
    await keepScore(plan, await inspectInPool(plan.kind, plan.content, payer));
    return true;
  } catch (error) {
    if (!isAppError(error)) log("warn", "plan_not_scored", errorFacts(error));
    // A check that ran out of its time has a cause; the next plan may be an easier one.
    return !isAppError(error) || error.code === "not_found" || error.cause !== undefined;
  }
}

/**
 * Has the plans of a list scored that have no score as they stand, one after the other in the threads of the process, where the
 * accounts take turns and pay. Never throws: what is refused or fails has no score until somebody looks again.
 */
export async function scoreListed(actor: Actor, items: readonly ListedPlan[]): Promise<void> {
  const scoring = (shared.isomoScoring ??= new Set());
  const unscored = items.filter(isUnscored);
  if (unscored.length === 0 || scoring.has(actor.accountId)) return;
  scoring.add(actor.accountId);
  try {
    // A look before this one, or another process, may have scored them since the list was read.
    const known = await findScores(unscored.map(({ id }) => id));
    for (const item of unscored.filter(({ id }) => !known.has(id)).slice(0, mostAtOnce)) {
      if (!(await scorePlan(actor, item))) break;
    }
  } catch (error) {
    log("warn", "plan_not_scored", errorFacts(error));
  } finally {
    scoring.delete(actor.accountId);
  }
}
