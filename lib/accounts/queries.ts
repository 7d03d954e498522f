import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { database } from "@/db";
import { accounts, sessions } from "@/db/schema";
import type { ActorFacts } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";

/** The account behind a live session, or null when the session ended or the account is locked, deleted or not verified. */
export async function findSessionAccount(sessionId: string): Promise<ActorFacts | null> {
  const db = await database();
  const [row] = await db
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
      verifiedAt: accounts.verifiedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now()),
        isNull(accounts.lockedAt),
        isNull(accounts.deletedAt),
      ),
    );
  if (!row?.verifiedAt) return null;
  const { verifiedAt: _verifiedAt, ...facts } = row;
  return facts;
}

/** How many accounts are verified and not deleted; for the figures of the public pages, so without an actor. */
export async function countTeachers(): Promise<number> {
  const db = await database();
  return db.$count(accounts, and(isNotNull(accounts.verifiedAt), isNull(accounts.deletedAt)));
}
