import { eq } from "drizzle-orm";
import { database, transact } from "@/db";
import { accounts, identities } from "@/db/schema";
import { setAside } from "@/lib/accounts/entrance/service";
import type { EntranceWay } from "@/lib/accounts/entrance/types";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { makeRecoveryCodes } from "@/lib/accounts/recovery-codes/service";
import { confirmTotp, enrolTotp } from "@/lib/accounts/totp/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { anActor } from "./actors";
import { totpCode } from "./totp";

export const aPassword = "a-good-password";

/** Somebody who signs in with a password and has shown the mailbox to be theirs. */
export async function withPassword(given: Parameters<typeof anActor>[0] = {}): Promise<Actor> {
  const actor = await anActor(given);
  const passwordHash = await hashPassword(aPassword);
  await (
    await database()
  )
    .update(accounts)
    .set({ passwordHash, passwordProvenAt: now() })
    .where(eq(accounts.id, actor.accountId));
  return actor;
}

/** The same with an app for codes. The code of half a minute ago set it up, so that the present one is still good. */
export async function withTotp(given: Parameters<typeof anActor>[0] = {}) {
  const actor = await withPassword(given);
  return transact(async (tx) => {
    const { secret } = await enrolTotp(tx, actor);
    const confirmed = await confirmTotp(tx, actor.accountId, totpCode(secret, Date.now() - 30_000));
    if (!confirmed) throw new Error("The authenticator was not set up.");
    return { actor, secret, codes: await makeRecoveryCodes(tx, actor.accountId) };
  });
}

/** The first half of a sign-in of this person, as whoever proved it a moment ago holds it. */
export async function halfOf({ accountId }: Pick<Actor, "accountId">, way: EntranceWay = "password"): Promise<string> {
  const db = await database();
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error("There is no such account.");
  if (way === "google")
    await db.insert(identities).values({ provider: "google", subject: `g-${accountId}`, accountId });
  return setAside(account, way);
}

/** The code of an error, "none" where there is none. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "none",
    (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
  );
}
