import { and, eq, isNull, ne } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";

/** Ends one session of the actor, whichever browser or token it belongs to; another's is left alone. */
export async function endSession(actor: Actor, id: string): Promise<void> {
  const db = await database();
  await db
    .update(sessions)
    .set({ endedAt: now() })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, actor.accountId), isNull(sessions.endedAt)));
}

/** Ends every session of the actor but this one. Returns how many there were. */
export async function endOtherSessions(tx: Tx, actor: Actor): Promise<number> {
  const others = and(
    eq(sessions.accountId, actor.accountId),
    ne(sessions.id, actor.sessionId),
    isNull(sessions.endedAt),
  );
  const ended = await tx.update(sessions).set({ endedAt: now() }).where(others).returning({ id: sessions.id });
  return ended.length;
}

/** The same, on its own. */
export async function signOutElsewhere(actor: Actor): Promise<number> {
  return endOtherSessions(await database(), actor);
}
