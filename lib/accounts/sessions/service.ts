import { and, eq, isNull, ne } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { accounts, pendingSignIns, sessions, signInTickets } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { minutes, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { forgetTokens } from "@/lib/core/known-tokens";
import { sessionMinutes } from "../constants";
import type { FactorKind } from "../factors/types";
import { browserOf } from "../rules";
import { networkOf } from "../sign-ins/rules";
import { noteSignIn } from "../sign-ins/service";
import type { SignInWay } from "../sign-ins/types";
import type { Caller, NewSession } from "../types";

/**
 * Starts a session of 60 minutes for whoever has proved to be the account's owner; `factor` is what proved it beside the
 * password or Google.
 */
export async function openSession(
  tx: Tx,
  { accountId, way, factor = null }: { accountId: number; way: SignInWay; factor?: FactorKind | null },
  caller: Caller,
): Promise<NewSession> {
  const expiresAt = new Date(now().getTime() + minutes(sessionMinutes));
  const userAgent = browserOf(caller);
  const network = networkOf(caller.address);
  await noteSignIn(tx, { accountId, way, factor }, caller);
  const [session] = await tx
    .insert(sessions)
    .values({ accountId, userAgent, network, factor, createdAt: now(), provenAt: now(), expiresAt })
    .returning();
  const [account] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, accountId));
  if (!session || !account) throw new AppError("unexpected");
  return { id: session.id, accountId, role: account.role, expiresAt };
}

/** Ends the actor's session; its cookie and token are worthless from here on. */
export async function signOut(actor: Actor): Promise<void> {
  const db = await database();
  await db.update(sessions).set({ endedAt: now() }).where(eq(sessions.id, actor.sessionId));
  forgetTokens(actor.accountId);
}

/** Ends one session of the actor, whichever browser or token it belongs to; another's is left alone. */
export async function endSession(actor: Actor, id: string): Promise<void> {
  const db = await database();
  await db
    .update(sessions)
    .set({ endedAt: now() })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, actor.accountId), isNull(sessions.endedAt)));
  forgetTokens(actor.accountId);
}

/** What is halfway in, by a password or by Google: it began with what no longer counts. */
export async function endEntrances(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.accountId, accountId));
  await tx.delete(signInTickets).where(and(eq(signInTickets.accountId, accountId), isNull(signInTickets.usedAt)));
}

/** Ends every session of an account, and whatever would become one. */
export async function endSessions(tx: Tx, accountId: number): Promise<void> {
  const open = and(eq(sessions.accountId, accountId), isNull(sessions.endedAt));
  // First what would become a session: one that becomes it in this moment is seen afterwards.
  await endEntrances(tx, accountId);
  await tx.update(sessions).set({ endedAt: now() }).where(open);
  forgetTokens(accountId);
}

/** Ends every session of the actor but this one, and whatever would become one. Returns how many there were. */
export async function endOtherSessions(tx: Tx, actor: Actor): Promise<number> {
  const others = and(
    eq(sessions.accountId, actor.accountId),
    ne(sessions.id, actor.sessionId),
    isNull(sessions.endedAt),
  );
  await endEntrances(tx, actor.accountId);
  const ended = await tx.update(sessions).set({ endedAt: now() }).where(others).returning({ id: sessions.id });
  forgetTokens(actor.accountId);
  return ended.length;
}

/** Ends the actor's other sessions in a transaction of its own; returns how many there were. */
export async function signOutElsewhere(actor: Actor): Promise<number> {
  return transact((tx) => endOtherSessions(tx, actor));
}
