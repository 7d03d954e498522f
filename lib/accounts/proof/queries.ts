import { and, eq } from "drizzle-orm";
import { database } from "@/db";
import { accounts, identities } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { findFactors } from "../factors/queries";
import type { ProofWays } from "./types";

/** With what the actor can prove again to be there. */
export async function listProofWays(actor: Actor): Promise<ProofWays> {
  const db = await database();
  const linked = and(eq(identities.accountId, actor.accountId), eq(identities.provider, "google"));
  const [[account], links, factors] = await Promise.all([
    db.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, actor.accountId)),
    db.$count(identities, linked),
    findFactors(db, actor.accountId),
  ]);
  return {
    password: Boolean(account?.passwordHash),
    totp: factors.totp,
    passkey: factors.passkeys > 0,
    google: links > 0,
  };
}
