import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db";
import { identities } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { findFactors } from "../factors/queries";
import { hasFactor, needsFactor } from "../factors/rules";
import { isMailboxUnproven } from "../mailbox/queries";
import type { OwnFactors } from "./types";

/** Since when Google is linked to the actor's account; null when it is not. */
export async function findGoogleLink(actor: Actor): Promise<Date | null> {
  const db = await database();
  const [link] = await db
    .select({ createdAt: identities.createdAt })
    .from(identities)
    .where(and(eq(identities.accountId, actor.accountId), eq(identities.provider, "google")))
    .orderBy(asc(identities.createdAt))
    .limit(1);
  return link?.createdAt ?? null;
}

/** What protects the actor's account beside its password or Google. */
export async function getOwnFactors(actor: Actor): Promise<OwnFactors> {
  const db = await database();
  const [factors, mailboxUnproven] = await Promise.all([
    findFactors(db, actor.accountId),
    isMailboxUnproven(db, actor.accountId),
  ]);
  return { ...factors, strong: hasFactor(factors), needed: needsFactor(actor.role), mailboxUnproven };
}
