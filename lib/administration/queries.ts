import { and, desc, eq, inArray, like, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database, type Database } from "@/db";
import { accounts, auditLog, quotaPeriods, subscriptions, subscriptionTiers } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { now, seconds } from "@/lib/core/clock";
import { toPage, totalOfLastPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { likePattern } from "@/lib/core/searchable";
import { quotaPeriodStart } from "@/lib/subscriptions/rules";
import { sumTally } from "@/lib/tallies/queries";
import type { UserFilters } from "./schema";
import type { User } from "./types";

const columns = {
  id: accounts.id,
  email: accounts.email,
  role: accounts.role,
  lockedAt: accounts.lockedAt,
  deletedAt: accounts.deletedAt,
  verifiedAt: accounts.verifiedAt,
  createdAt: accounts.createdAt,
  tier: subscriptionTiers.name,
  startedAt: subscriptions.startedAt,
  expiresAt: subscriptions.expiresAt,
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
  return db
    .select(columns)
    .from(accounts)
    .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
    .where(inArray(accounts.id, picked))
    .orderBy(desc(accounts.id));
}

type Period = { accountId: number; startedAt: Date };

/** Plans made by each account in the running month of its subscription. */
export async function usageOf(db: Database, started: readonly Period[]): Promise<ReadonlyMap<number, number>> {
  const moment = now();
  if (started.length === 0) return new Map();
  const periods = started.map(({ accountId, startedAt }) =>
    and(eq(quotaPeriods.accountId, accountId), eq(quotaPeriods.startsAt, quotaPeriodStart(startedAt, moment))),
  );
  const rows = await db
    .select()
    .from(quotaPeriods)
    .where(or(...periods));
  return new Map(rows.map(({ accountId, used }) => [accountId, used]));
}

function toUser({ tier, startedAt, expiresAt, lockedAt, deletedAt, verifiedAt, ...row }: Row, used: number): User {
  return {
    ...{ id: row.id, email: row.email, role: row.role },
    subscriptionTier: tier,
    subscriptionStartDate: startedAt?.toISOString() ?? null,
    subscriptionExpiryDate: expiresAt?.toISOString() ?? null,
    locked: lockedAt !== null,
    deleted: deletedAt !== null,
    verified: verifiedAt !== null,
    createdAt: row.createdAt.toISOString(),
    lessonPlansUsedThisMonth: used,
  };
}

/**
 * Another value after each administrative act and each new account: what is counted under it stays right, except for what
 * people do with their own accounts, which is seen when the count's time is over.
 */
export async function findActsMark(db: Database): Promise<string> {
  const last = (column: PgColumn) => sql`(select max(${column}) from ${column.table})`.mapWith(Number);
  const [row] = await db.select({ act: last(auditLog.id), account: last(accounts.id) }).from(sql`(select 1) one`);
  return `${row?.act}:${row?.account}`;
}

const cachedCount = createCache<{ total: number }>({ max: 500, ttl: seconds(15) });

async function countFound(db: Database, search: string, where?: SQL): Promise<number> {
  const mark = await findActsMark(db);
  return (await cachedCount(`${mark}:${search}`, async () => ({ total: await db.$count(accounts, where) }))).total;
}

/** A page of all accounts, the newest first; the search is for a part of the e-mail address. Throws `forbidden`. */
export async function listUsers(actor: Actor, { page, size, search }: UserFilters): Promise<Page<User>> {
  requireAdmin(actor);
  const db = await database();
  const where = search ? like(accounts.email, likePattern(search)) : undefined;
  const [rows, all] = await Promise.all([selectUsers(db, { page, size, where }), where ? null : sumTally("joined")]);
  const last = totalOfLastPage(rows.length, { page, size });
  const total = all?.count ?? last ?? (await countFound(db, search, where));
  const started = rows.flatMap(({ id, startedAt }) => (startedAt ? [{ accountId: id, startedAt }] : []));
  const usage = await usageOf(db, started);
  const items = rows.map((row) => toUser(row, usage.get(row.id) ?? 0));
  return toPage(items, { page, size, total });
}
