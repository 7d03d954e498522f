import type { Actor } from "@/lib/core/actor";
import { isAppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import type { PlanKind } from "../kinds/contract";
import { getPlan } from "../queries";
import type { RunState } from "../types";
import { keepScore } from "./kept";
import { inspectInPool } from "./queries";

/** Plans that one look at a list has scored; the next look has the next ones scored. */
const mostAtOnce = 20;

type Listed = {
  id: number;
  kind: PlanKind;
  score: number | null;
  deletedAt: string | null;
  run: RunState | null;
};

// The framework bundles this file more than once; an account still has one go at a time.
const shared = globalThis as typeof globalThis & { isomoScoring?: Set<number> };

function isUnscored({ score, deletedAt, run }: Listed): boolean {
  return score === null && deletedAt === null && run !== "running";
}

async function scorePlan(actor: Actor, place: { kind: PlanKind; id: number }): Promise<void> {
  const plan = await getPlan(actor, place.kind, place.id);
  await keepScore(plan, await inspectInPool(plan.kind, plan.content, { account: actor.accountId }));
}

/**
 * Has the plans of a list scored that have no score as they stand, one after the other in the threads of the process, where the
 * accounts take turns. Never throws: what is refused or fails has no score until somebody looks again.
 */
export async function scoreListed(actor: Actor, items: readonly Listed[]): Promise<void> {
  const scoring = (shared.isomoScoring ??= new Set());
  const unscored = items.filter(isUnscored).slice(0, mostAtOnce);
  if (unscored.length === 0 || scoring.has(actor.accountId)) return;
  scoring.add(actor.accountId);
  try {
    for (const item of unscored) await scorePlan(actor, item);
  } catch (error) {
    // A queue that is full is nothing to tell anybody of.
    if (!isAppError(error)) log("warn", "plan_not_scored", errorFacts(error));
  } finally {
    scoring.delete(actor.accountId);
  }
}
