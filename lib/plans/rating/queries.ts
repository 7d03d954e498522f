import { and, count, desc, eq } from "drizzle-orm";
import { database } from "@/db";
import { planRatings } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { ratingsSize } from "./constants";
import type { RatingFilters } from "./schema";
import type { PlanRating, RatingCount, RatingReport } from "./types";

const { id, planId, accountId, verdict, reason, comment, kind, engine, language } = planRatings;
const { subject, classLevel, updatedAt } = planRatings;

/** What the actor thinks of a plan; null while they have not said. */
export async function findRating(actor: Actor, plan: number): Promise<PlanRating | null> {
  const db = await database();
  const [rating] = await db
    .select({ verdict, reason, comment })
    .from(planRatings)
    .where(and(eq(planId, plan), eq(accountId, actor.accountId)));
  return rating ?? null;
}

/** A page of all ratings, newest first. Throws `forbidden`. */
export async function listRatings(actor: Actor, filters: RatingFilters): Promise<Page<RatingReport>> {
  requireAdmin(actor);
  const db = await database();
  const where = filters.verdict ? eq(verdict, filters.verdict) : undefined;
  const [rows, total] = await Promise.all([
    db
      .select({ id, verdict, reason, comment, kind, engine, language, subject, classLevel, updatedAt })
      .from(planRatings)
      .where(where)
      .orderBy(desc(id))
      .limit(ratingsSize)
      .offset(filters.page * ratingsSize),
    db.$count(planRatings, where),
  ]);
  const items = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return toPage(items, { page: filters.page, size: ratingsSize, total });
}

/** How many plans of each writer were found useful and how many not. Throws `forbidden`. */
export async function countRatings(actor: Actor): Promise<RatingCount[]> {
  requireAdmin(actor);
  const db = await database();
  return db.select({ engine, verdict, number: count() }).from(planRatings).groupBy(engine, verdict);
}
