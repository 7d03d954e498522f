import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { database, type Database, type Tx } from "@/db";
import { accounts, sessions } from "@/db/schema";
import type { ActorFacts } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { needsFactor } from "./factors/rules";

function prepareSessionAccount(db: Database) {
  return db
    .select({
      accountId: accounts.id,
      sessionId: sessions.id,
      role: accounts.role,
      email: accounts.email,
      fullName: accounts.fullName,
      school: accounts.school,
      language: accounts.language,
      revision: accounts.revision,
      sessionEndsAt: sessions.expiresAt,
      provenAt: sessions.provenAt,
      verifiedAt: accounts.verifiedAt,
      factor: sessions.factor,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder("moment")),
        isNull(accounts.lockedAt),
      ),
    )
    .prepare("session_account");
}

// Every signed-in request asks this; it is put together once for each database.
const prepared = new WeakMap<Database, ReturnType<typeof prepareSessionAccount>>();

/**
 * The account behind a live session, or null when the session ended or the account is locked, deleted or not verified; also
 * for a session without a second factor of somebody who must have one, such as who was just made an administrator.
 */
export async function findSessionAccount(sessionId: string): Promise<ActorFacts | null> {
  const db = await database();
  const query = prepared.get(db) ?? prepareSessionAccount(db);
  prepared.set(db, query);
  const [row] = await query.execute({ sessionId, moment: now().toISOString() });
  if (!row?.verifiedAt) return null;
  const { verifiedAt: _verifiedAt, factor, ...facts } = row;
  if (!factor && needsFactor(facts.role)) return null;
  return facts;
}

/** The accounts of all administrators who can sign in, as the caller's transaction sees them. */
export async function listAdministratorIds(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, "ADMIN"), isNull(accounts.lockedAt)));
  return rows.map(({ id }) => id);
}

/** How many accounts are verified and not deleted; for the figures of the public pages, so without an actor. */
export async function countTeachers(): Promise<number> {
  const db = await database();
  return db.$count(accounts, isNotNull(accounts.verifiedAt));
}

export type Account = typeof accounts.$inferSelect;

/** The account of an address, deleted or not; for those who prove themselves, so without an actor. */
export async function findByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email));
  return account;
}

/** The account of an address, locked until the transaction ends: of two that try codes at once, the second sees the first. */
export async function lockByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for("no key update");
  return account;
}
