import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import type { Account } from "../queries";

/**
 * The actor's own row, held until the transaction ends: ways in are added and taken away one after the other. Throws
 * `unauthenticated` when it went or the session ended in this moment: who was just signed out changes nothing any more.
 */
export async function holdOwnAccount(tx: Tx, actor: Actor): Promise<Account> {
  const own = eq(accounts.id, actor.accountId);
  const [account] = await tx.select().from(accounts).where(own).for("no key update");
  const live = and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt));
  if (!account || (await tx.$count(sessions, live)) === 0) throw new AppError("unauthenticated");
  return account;
}
