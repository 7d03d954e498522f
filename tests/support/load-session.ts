import type { OpenDatabase } from "@/db";
import { sessions } from "@/db/schema";
import { findSessionAccount } from "@/lib/accounts/queries";
import { proveActor } from "@/lib/core/prove-actor";
import { signSessionToken } from "@/lib/web/token";

/** A session of an hour for one of the loaded accounts. */
export async function signInLoaded({ db }: OpenDatabase, accountId: number) {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await db.insert(sessions).values({ accountId, userAgent: "bench", expiresAt }).returning();
  const facts = session && (await findSessionAccount(session.id));
  if (!facts) throw new Error("The loaded account has no session.");
  const token = await signSessionToken({ id: session.id, accountId, role: facts.role, expiresAt });
  return { actor: proveActor(facts), cookie: `next-auth.session-token=${token}` };
}
