import { and, eq, isNull } from "drizzle-orm";
import { transact } from "@/db";
import { planRuns, planRatings, plans } from "@/db/schema";
import { amendActivity, recordActivity } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { verdictSigns } from "./constants";
import type { PlanRating } from "./types";
import type { PlanRef } from "../types";

/**
 * Keeps what the actor thinks of a plan that was written for them to its end; a second time takes the place of the first, and
 * counts as one. Throws `not_found`.
 */
export async function ratePlan(actor: Actor, place: PlanRef, rating: PlanRating): Promise<void> {
  const own = and(eq(plans.id, place.id), eq(plans.kind, place.kind), eq(plans.ownerId, actor.accountId));
  const finished = and(isNull(plans.deletedAt), eq(planRuns.state, "finished"));
  await transact(async (tx) => {
    const { kind, title, subject, classLevel, language } = plans;
    const [plan] = await tx
      .select({ kind, title, subject, classLevel, language, engine: planRuns.engine })
      .from(plans)
      .innerJoin(planRuns, eq(planRuns.planId, plans.id))
      .where(and(own, finished));
    if (!plan) throw new AppError("not_found");
    const { title: rated, ...facts } = plan;
    const said = { ...rating, ...facts, updatedAt: now() };
    const first = await tx
      .insert(planRatings)
      .values({ ...said, planId: place.id, accountId: actor.accountId, createdAt: now() })
      .onConflictDoNothing({ target: planRatings.planId })
      .returning({ id: planRatings.id });
    const activity = {
      accountId: actor.accountId,
      type: "rate",
      title: rated,
      entityType: place.kind,
      entityId: place.id,
      // The database keeps short names before long ones: the sign comes first.
      metadata: { sign: verdictSigns[rating.verdict], comment: rating.comment },
    } as const;
    if (first.length > 0) return recordActivity(tx, activity);
    await tx.update(planRatings).set(said).where(eq(planRatings.planId, place.id));
    await amendActivity(tx, activity);
  });
}
