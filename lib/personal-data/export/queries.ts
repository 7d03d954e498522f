import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { database } from "@/db";
import { planRuns, logos, planReviews, plans, planScores, planTranslations, planVersions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";

const { searchText: _searchText, ownerId: _ownerId, content: _content, ...planColumns } = getTableColumns(plans);

/** Rows that are in memory at once: numbers of plans, and versions, which are whole plans. */
const small = 500;
const large = 4;

/** All rows, a page at a time: `load` gives those after a number, in its order. */
async function* paged<Row>(
  size: number,
  { load, number }: { load: (after: number, size: number) => Promise<Row[]>; number: (row: Row) => number },
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await load(after, size);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = number(last);
  }
}

/** The actor's logo as PNG, or null. */
export async function findOwnLogo(actor: Actor): Promise<Uint8Array | null> {
  const db = await database();
  const [logo] = await db.select({ png: logos.png }).from(logos).where(eq(logos.ownerId, actor.accountId));
  return logo?.png ?? null;
}

/** The numbers of all plans of the actor, the bin's too, oldest first. */
export async function* listPlanIds(actor: Actor): AsyncGenerator<number> {
  const db = await database();
  const load = (after: number, size: number) =>
    db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.ownerId, actor.accountId), gt(plans.id, after)))
      .orderBy(asc(plans.id))
      .limit(size);
  const rows = paged(small, { load, number: ({ id }) => id });
  for await (const { id } of rows) yield id;
}

/** One plan of the actor, what it was written from, and its review; null when it went in the meantime. */
export async function findOwnPlan(actor: Actor, id: number) {
  const db = await database();
  const [plan] = await db
    .select({ ...planColumns, content: plans.content })
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.ownerId, actor.accountId)));
  if (!plan) return null;
  const { request, engine, state, startedAt, endedAt } = planRuns;
  const [run] = await db
    .select({ request, engine, state, startedAt, endedAt })
    .from(planRuns)
    .where(eq(planRuns.planId, id));
  const { sourceId, createdAt } = planTranslations;
  const [translationOf] = await db
    .select({ sourceId, createdAt })
    .from(planTranslations)
    .where(eq(planTranslations.planId, id));
  const { form, content, planUpdatedAt } = planScores;
  const [score] = await db.select({ form, content, planUpdatedAt }).from(planScores).where(eq(planScores.planId, id));
  const { step, version, reason } = planReviews;
  const reviews = await db
    .select({ step, version, reason, createdAt: planReviews.createdAt })
    .from(planReviews)
    .where(eq(planReviews.planId, id))
    .orderBy(asc(planReviews.id));
  return {
    ...plan,
    generation: run ?? null,
    translationOf: translationOf ?? null,
    score: score ?? null,
    reviews,
  };
}

/** What a plan said before, oldest first, a few versions at a time. */
export async function* listOwnVersions(planId: number): AsyncGenerator<Record<string, unknown>> {
  const db = await database();
  const { version, reason, content, createdAt } = planVersions;
  const load = (after: number, size: number) =>
    db
      .select({ version, reason, createdAt, content })
      .from(planVersions)
      .where(and(eq(planVersions.planId, planId), gt(version, after)))
      .orderBy(asc(version))
      .limit(size);
  yield* paged(large, { load, number: (row) => row.version });
}
