import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import type { PlanKind } from "../kind";
import { getPlan } from "../queries";
import { assertLines } from "../rules";
import type { Plan } from "../types";

/**
 * The actor's plan as it stands, for a change that starts from `version`. Throws `not_found`, also for what lies in the bin,
 * `generation_running`, `invalid_input` at texts with too many lines, and `version_conflict` with the current plan.
 */
export async function getChangeable(
  actor: Actor,
  place: { kind: PlanKind; id: number },
  version: number,
): Promise<Plan> {
  const plan = await getPlan(actor, place.kind, place.id);
  if (plan.deletedAt) throw new AppError("not_found");
  if (plan.generation?.state === "running") throw new AppError("generation_running");
  // What could not be saved is not worked on.
  assertLines(plan.content);
  if (plan.version !== version) throw new AppError("version_conflict", { data: { current: plan } });
  return plan;
}
