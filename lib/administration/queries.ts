import { and, desc, eq, inArray, like, lte, max, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database, type Database } from "@/db";
import {
  accounts,
  auditLog,
  authenticators,
  passkeys,
  quotaPeriods,
  subscriptions,
  subscriptionTiers,
} from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes, now } from "@/lib/core/clock";
import { toPage, totalOfLastPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { likePattern } from "@/lib/core/searchable";
import { quotaPeriodStart } from "@/lib/subscriptions/rules";
import { sumTally } from "@/lib/counters/queries";
import type { UserFilters } from "./schema";
import type { User } from "./types";

const columns = {
  id: accounts.id,
  email: accounts.email,
  role: accounts.role,
  lockedAt: accounts.lockedAt,
  verifiedAt: accounts.verifiedAt,
  createdAt: accounts.createdAt,
  tier: subscriptionTiers.name,
  startedAt: subscriptions.startedAt,
  expiresAt: subscriptions.expiresAt,
  secondFactor: sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.accountId} = ${accounts.id})
    or exists (select 1 from ${authenticators}
      where ${authenticators.accountId} = ${accounts.id} and ${authenticators.confirmedAt} is not null)`,
};
type Row = Awaited<ReturnType<typeof selectUsers>>[number];

/** The ids are picked first, so that a late page skips over an index and not over joined rows. */
function selectUsers(db: Database, { page, size, where }: { page: number; size: number; where?: SQL }) {
  const picked = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(where)
    .orderBy(desc(accounts.id))
    .limit(size)
    .offset(page * size);
  const period = lastPeriodOf(db);
  return db
    .select({ ...columns, used: period.used, countedFrom: period.startsAt })
    .from(accounts)
    .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
    .leftJoinLateral(period, sql`true`)
    .where(inArray(accounts.id, picked))
    .orderBy(desc(accounts.id));
}

/** The newest month of an account in which plans were counted, to be joined to each account of a page. */
export function lastPeriodOf(db: Database) {
  return db
    .select({ used: quotaPeriods.used, startsAt: quotaPeriods.startsAt })
    .from(quotaPeriods)
    .where(and(eq(quotaPeriods.accountId, accounts.id), lte(quotaPeriods.startsAt, now())))
    .orderBy(desc(quotaPeriods.startsAt))
    .limit(1)
    .as("last_period");
}

type CountedUse = { startedAt: Date | null; countedFrom: Date | null; used: number | null };

/** Plans made in the running month of a subscription; 0 when those that were counted belong to a month before. */
export function usedThisMonth({ startedAt, countedFrom, used }: CountedUse): number {
  if (!startedAt || !countedFrom) return 0;
  return countedFrom.getTime() === quotaPeriodStart(startedAt, now()).getTime() ? (used ?? 0) : 0;
}

function toUser({ tier, startedAt, expiresAt, lockedAt, verifiedAt, ...row }: Row): User {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    subscriptionTier: tier,
    subscriptionStartDate: startedAt?.toISOString() ?? null,
    subscriptionExpiryDate: expiresAt?.toISOString() ?? null,
    locked: lockedAt !== null,
    deleted: false,
    verified: verifiedAt !== null,
    secondFactor: row.secondFactor,
    createdAt: row.createdAt.toISOString(),
    lessonPlansUsedThisMonth: usedThisMonth({ ...row, startedAt }),
  };
}

/**
 * Another value after each administrative act and each new account: what is counted under it stays right, except for what
 * people do with their own accounts, which is seen when the count's time is over.
 */
export async function findActsMark(db: Database): Promise<string> {
  const lastDoing = sql`(select max(id) from ${auditLog} where not access)`.mapWith(Number);
  const last = (column: PgColumn) => sql`(select max(${column}) from ${column.table})`.mapWith(Number);
  const [row] = await db.select({ act: lastDoing, account: last(accounts.id) }).from(sql`(select 1) one`);
  return `${row?.act}:${row?.account}`;
}

/**
 * The words in an address. Where they hold a number the index is asked for it: it stands in few addresses, while the names
 * of schools and services stand in very many.
 */
export function addressHolds(search: string): SQL[] {
  const numbers = search.match(/\d{3,}/g) ?? [];
  const longest = numbers.reduce((kept, number) => (number.length > kept.length ? number : kept), "");
  if (!longest) return [like(accounts.email, likePattern(search))];
  return [like(accounts.email, likePattern(longest)), sql`${accounts.email} || '' like ${likePattern(search)}`];
}

const cachedCount = createCache<{ total: number }>({ max: 500, ttl: minutes(5) });

/** How many accounts have the words in their address: the same until an account is added or erased. */
async function countFound(db: Database, search: string, where?: SQL): Promise<number> {
  const newest = db.select({ id: max(accounts.id) }).from(accounts);
  const [{ count }, [last]] = await Promise.all([sumTally("joined"), newest]);
  const key = [count, last?.id, search].join(":");
  return (await cachedCount(key, async () => ({ total: await db.$count(accounts, where) }))).total;
}

/** A page of all accounts, the newest first; the search is for a part of the e-mail address. Throws `forbidden`. */
export async function listUsers(actor: Actor, { page, size, search }: UserFilters): Promise<Page<User>> {
  requireAdmin(actor);
  const db = await database();
  const where = search ? and(...addressHolds(search)) : undefined;
  const [rows, all] = await Promise.all([selectUsers(db, { page, size, where }), where ? null : sumTally("joined")]);
  const last = totalOfLastPage(rows.length, { page, size });
  const total = all?.count ?? last ?? (await countFound(db, search, where));
  return toPage(rows.map(toUser), { page, size, total });
}
