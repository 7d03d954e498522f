import { and, eq, isNull } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { planRuns } from "@/db/schema";
import { entryVersionOf } from "@/lib/bank/queries";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { planKind } from "../kinds/registry";
import { getChangeable } from "../queries";
import { savePlan } from "../service";
import type { Plan, PlanRef } from "../types";
import { isLeftFrame } from "./rules";

/** Of all who ask, one makes the plan anew. Throws `lesson_used`. */
async function claimRemaking(tx: Tx, planId: number, entryId: string): Promise<void> {
  const first = and(eq(planRuns.planId, planId), isNull(planRuns.remadeAt));
  const claimed = await tx
    .update(planRuns)
    .set({ remadeAt: now(), entryId, entryVersion: entryVersionOf(entryId) })
    .where(first)
    .returning({ id: planRuns.planId });
  if (claimed.length === 0) throw new AppError("lesson_used");
}

/**
 * Makes the actor's plan, whose content the bank did not know, anew from one of its lessons: a version of its own, once for a plan
 * and without spending a unit. Throws `not_found`, `generation_running`, `version_conflict`, `lesson_used`, and `lesson_unclear`
 * for an entry that does not fit.
 */
export async function remakePlan(
  actor: Actor,
  place: PlanRef,
  { version, lessonId }: { version: number; lessonId: string },
): Promise<Plan> {
  const { content } = await getChangeable(actor, place, version);
  const kind = planKind(place.kind);
  const refusal = kind.choices.refusal(content, lessonId);
  if (refusal) throw new AppError("lesson_unclear", { fields: { lessonId: refusal } });
  const [run] = await (await database()).select().from(planRuns).where(eq(planRuns.planId, place.id));
  if (!run || !isLeftFrame(run, kind, content)) throw new AppError("lesson_used");
  const { request, seed } = run;
  const fields = await kind.choices.remade(content, { request, seed, lessonId });
  const claim = (tx: Tx) => claimRemaking(tx, place.id, lessonId);
  return savePlan(actor, place, { version, fields, reason: "generated", claim });
}
