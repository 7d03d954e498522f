import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database, type Tx } from "@/db";
import { accounts, referralRewards, referrals } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes } from "@/lib/core/clock";
import { requireAdmin } from "@/lib/core/require-admin";
import { longestChain, topReferrers } from "./constants";
import type { ReferredUser, Referrer } from "./types";

const bringer = alias(accounts, "bringer");

/** Plans that each of the two gets for a referral; 0 while rewards are off. */
export async function getReward(tx?: Tx): Promise<number> {
  const db = tx ?? (await database());
  const [row] = await db.select({ plans: referralRewards.plans }).from(referralRewards);
  return row?.plans ?? 0;
}

const cachedReward = createCache<{ plans: number }>({ max: 1, ttl: minutes(1) });

/** The reward as pages promise it, cached for a minute. */
export async function findReward(): Promise<number> {
  return (await cachedReward("reward", async () => ({ plans: await getReward() }))).plans;
}

/** Whether `email` stands among those who brought `referrer`, or who brought them in turn. */
export async function isBroughtBy(tx: Tx, referrer: string, email: string): Promise<boolean> {
  const chain = await tx.execute(sql`
    with recursive chain(email, depth) as (
      select ${referrer}::text, 0
      union all
      select ${referrals.referredByEmail}, chain.depth + 1
      from chain join ${accounts} on ${accounts.email} = chain.email
      join ${referrals} on ${referrals.accountId} = ${accounts.id}
      where chain.depth < ${longestChain}::int
    )
    select 1 from chain where chain.email = ${email} limit 1`);
  return rowsOf(chain).length > 0;
}

/** The two engines give the rows of plain SQL differently. */
function rowsOf(result: unknown): readonly unknown[] {
  if (Array.isArray(result)) return result;
  return (result as { rows: unknown[] }).rows;
}

/** Whose address newcomers gave; one that is nobody's verified account brought nobody. */
const brought = and(eq(bringer.email, referrals.referredByEmail), isNotNull(bringer.verifiedAt));

/** Who brought the most. Administrators only. */
export async function listTopReferrers(actor: Actor, limit: number = topReferrers): Promise<Referrer[]> {
  requireAdmin(actor);
  const db = await database();
  const people = count();
  return db
    .select({ email: referrals.referredByEmail, count: people })
    .from(referrals)
    .innerJoin(bringer, brought)
    .groupBy(referrals.referredByEmail)
    .orderBy(desc(people), referrals.referredByEmail)
    .limit(limit);
}

/** The accounts someone referred, newest first, at most 1,000. Administrators only. */
export async function listReferredBy(actor: Actor, email: string): Promise<ReferredUser[]> {
  requireAdmin(actor);
  const db = await database();
  const rows = await db
    .select({ id: accounts.id, email: accounts.email, verifiedAt: accounts.verifiedAt, createdAt: accounts.createdAt })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .innerJoin(bringer, brought)
    .where(eq(referrals.referredByEmail, email.trim().toLowerCase()))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(1_000);
  return rows.map(({ id, email: address, verifiedAt, createdAt }) => ({
    id,
    email: address,
    verified: verifiedAt !== null,
    createdAt: createdAt.toISOString(),
  }));
}
