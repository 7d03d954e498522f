import { eq, sql } from "drizzle-orm";
import { database } from "@/db";
import { accounts } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";

/** What the profile page shows beside the actor's own facts. Throws `not_found` when the account went in this moment. */
export async function getAccountFacts(actor: Actor) {
  const db = await database();
  const [facts] = await db
    .select({
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
      consentVersion: accounts.consentVersion,
      consentAt: accounts.consentAt,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId));
  if (!facts) throw new AppError("not_found");
  return facts;
}
