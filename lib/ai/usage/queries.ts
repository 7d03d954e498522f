import { and, gte, lte, sql } from "drizzle-orm";
import { database } from "@/db";
import { modelUsage } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { requireAdmin } from "@/lib/core/require-admin";
import type { UsageSum } from "./types";

/** What the answers of models took between two moments, both included. Throws `forbidden`. */
export async function getUsage(actor: Actor, { start, end }: { start: Date; end: Date }): Promise<UsageSum> {
  requireAdmin(actor);
  const db = await database();
  const { planId, inputTokens, outputTokens, cost, createdAt } = modelUsage;
  const [sum] = await db
    .select({
      answers: sql`count(*)`.mapWith(Number),
      plans: sql`count(distinct ${planId})`.mapWith(Number),
      inputTokens: sql`coalesce(sum(${inputTokens}), 0)`.mapWith(Number),
      outputTokens: sql`coalesce(sum(${outputTokens}), 0)`.mapWith(Number),
      cost: sql`coalesce(sum(${cost}), 0)`.mapWith(Number),
    })
    .from(modelUsage)
    .where(and(gte(createdAt, start), lte(createdAt, end)));
  return sum ?? { answers: 0, plans: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
}
