import "server-only";
import type { Actor } from "@/lib/core/actor";
import { waitForRun } from "@/lib/plans/runs/service";
import { getPlan } from "@/lib/plans/queries";
import type { PlanRef } from "@/lib/plans/types";
import { planJson } from "./plan-json";
import { waitLimit } from "./wait";

/** The answer to a call that made a plan: the plan as it stands, or as it is in the end when the caller waits for it. */
export async function answerNewPlan(
  actor: Actor,
  place: PlanRef & { path: string },
  request: Request,
): Promise<Response> {
  const limit = waitLimit(request);
  if (limit > 0) await waitForRun(place.id, limit);
  const plan = await getPlan(actor, place.kind, place.id);
  const headers = { location: `${place.path}/${place.id}`, "cache-control": "no-store" };
  return Response.json(planJson(plan), { status: 201, headers });
}
