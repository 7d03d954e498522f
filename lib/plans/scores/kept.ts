import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "@/db";
import { plans, planScores } from "@/db/schema";
import { rulesMark } from "./mark";
import type { InspectionReport } from "./types";

/** The lower of both scores, as the check tells it. */
export const keptScore = sql<number | null>`least(${planScores.form}, ${planScores.content})`;

/** A kept score holds for the plan as it stands, by the rules of this process. */
export function isCurrentScore() {
  return and(
    eq(planScores.planId, plans.id),
    eq(planScores.planUpdatedAt, plans.updatedAt),
    eq(planScores.rules, rulesMark()),
  );
}

/** The scores of some plans as they stand, by their ids; of those that have one. */
export async function findScores(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const db = await database();
  const rows = await db
    .select({ id: plans.id, score: keptScore })
    .from(plans)
    .innerJoin(planScores, isCurrentScore())
    .where(inArray(plans.id, [...ids]));
  return new Map(rows.flatMap(({ id, score }) => (score === null ? [] : [[id, score] as const])));
}

/** Keeps what the check said of a plan. What was said of an older state never takes the place of a newer one. */
export async function keepScore(
  { id, updatedAt }: { id: number; updatedAt: string },
  { form, content }: Pick<InspectionReport, "form" | "content">,
): Promise<void> {
  const db = await database();
  // The plan is asked for in the same statement: one that changed or went meanwhile leaves nothing behind.
  await db.execute(sql`
    insert into ${planScores} (plan_id, plan_updated_at, rules, form, content)
    select ${plans.id}, ${plans.updatedAt}, ${rulesMark()}::text, ${form}::smallint, ${content}::smallint
    from ${plans} where ${plans.id} = ${id} and date_trunc('milliseconds', ${plans.updatedAt}) = ${updatedAt}::timestamptz
    on conflict (plan_id) do update
    set plan_updated_at = excluded.plan_updated_at, rules = excluded.rules, form = excluded.form, content = excluded.content
    where ${planScores.planUpdatedAt} <= excluded.plan_updated_at`);
}
