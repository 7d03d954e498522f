import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import type { PlanKind } from "../kind";
import { planKind } from "../kinds";
import { getPlan } from "../queries";
import { toldInspection } from "./rules";
import type { ToldInspection } from "./types";

/** What an inspector would say of a plan's content. */
export async function tellInspection(kindName: PlanKind, content: unknown): Promise<ToldInspection> {
  const kind = planKind(kindName);
  return toldInspection(await kind.inspect(content), kind.writable);
}

/** What an inspector would say of the actor's plan, and of which version. Throws `not_found`, also for what lies in the bin. */
export async function inspectPlan(
  actor: Actor,
  place: { kind: PlanKind; id: number },
): Promise<ToldInspection & { version: number }> {
  const plan = await getPlan(actor, place.kind, place.id);
  if (plan.deletedAt) throw new AppError("not_found");
  return { version: plan.version, ...(await tellInspection(place.kind, plan.content)) };
}
