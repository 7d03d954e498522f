import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { passkeyChallenges, passkeys } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { requireProvenMailbox } from "../mailbox/queries";
import { newSecret } from "../rules";
import type { Caller } from "../types";
import { deviceOf } from "../devices/rules";
import { challengeLifetime, passkeysKept } from "./constants";
import { creationOptions, readNewKey, readSignature, requestOptions } from "./gateway";
import { challengeIn, userHandle } from "./rules";
import type { AssertionAnswer, RegistrationAnswer } from "./schema";
import type { HolderAsk, PasskeyAsk } from "./types";

async function newChallenge({ purpose, binding }: PasskeyAsk): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(now().getTime() + challengeLifetime);
  const db = await database();
  await db.insert(passkeyChallenges).values({ challenge, purpose, binding, expiresAt });
  return challenge;
}

/**
 * Takes the challenge away, whatever becomes of the answer: of two that bring it, one finds it. Null when it was made for
 * something or somebody else, is used, too old, or made up.
 */
async function takeChallenge(clientDataJSON: string, { purpose, binding }: PasskeyAsk): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (!challenge) return null;
  const db = await database();
  const asked = and(
    eq(passkeyChallenges.challenge, challenge),
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.binding, binding),
    gt(passkeyChallenges.expiresAt, now()),
  );
  const taken = await db.delete(passkeyChallenges).where(asked).returning();
  return taken.length > 0 ? challenge : null;
}

function refused(): AppError {
  return new AppError("passkey_refused");
}

/** What a browser needs to make a passkey for the holder. Throws `too_many_passkeys` and `mailbox_unproven`. */
export async function askForNewKey({ holder, ...ask }: HolderAsk) {
  const db = await database();
  await requireProvenMailbox(db, holder.accountId);
  const own = await db.select().from(passkeys).where(eq(passkeys.accountId, holder.accountId));
  if (own.length >= passkeysKept) throw new AppError("too_many_passkeys");
  return creationOptions(holder, await newChallenge(ask), own);
}

/** Proves the new key; to be kept by `keepKey`. Throws `passkey_refused`. */
export async function proveNewKey(answer: RegistrationAnswer, ask: PasskeyAsk) {
  const challenge = await takeChallenge(answer.response.clientDataJSON, ask);
  const key = challenge && (await readNewKey(answer, challenge));
  if (!key) throw refused();
  return key;
}

/**
 * Keeps a proven key under the name of the device it was made on. Throws `passkey_refused` when somebody has it already, and
 * `mailbox_unproven`.
 */
export async function keepKey(
  tx: Tx,
  key: Awaited<ReturnType<typeof proveNewKey>>,
  { accountId, caller }: { accountId: number; caller: Caller },
): Promise<void> {
  await requireProvenMailbox(tx, accountId);
  const { browser, system } = deviceOf(caller.userAgent);
  const name = [browser, system].filter(Boolean).join(", ") || "Passkey";
  const kept = await tx
    .insert(passkeys)
    .values({ ...key, accountId, name, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (kept.length === 0) throw refused();
}

/** What a browser needs to have a challenge signed: by a key of the holder, or by any that its person chooses. */
export async function askForSignature(ask: PasskeyAsk, accountId?: number) {
  const db = await database();
  const own = accountId === undefined ? [] : await db.select().from(passkeys).where(eq(passkeys.accountId, accountId));
  return requestOptions(await newChallenge(ask), own);
}

/**
 * Whose passkey signed the challenge that was made for this; with an account, only one of its own counts. Throws
 * `passkey_refused`.
 */
export async function takeSignature(answer: AssertionAnswer, ask: PasskeyAsk, accountId?: number): Promise<number> {
  const challenge = await takeChallenge(answer.response.clientDataJSON, ask);
  const db = await database();
  const [key] = await db.select().from(passkeys).where(eq(passkeys.id, answer.id));
  if (!challenge || !key || (accountId !== undefined && key.accountId !== accountId)) throw refused();
  const named = answer.response.userHandle;
  if (named && !userHandle(key.accountId).equals(Buffer.from(named, "base64url"))) throw refused();
  const counter = await readSignature(answer, challenge, key);
  if (counter === null) throw refused();
  // A key that counts never counts backwards: a copy of it would.
  const forward = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(and(eq(passkeys.id, key.id), forward))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw refused();
  return key.accountId;
}

/** Takes one of the account's passkeys away. Returns whether it was there. */
export async function removeKey(tx: Tx, accountId: number, id: string): Promise<boolean> {
  const own = and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
  return (await tx.delete(passkeys).where(own).returning({ id: passkeys.id })).length > 0;
}

/** Takes all passkeys of the account away. */
export async function removeAllKeys(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}

/** Erases challenges that nobody answered. Returns how many. */
export async function eraseOldChallenges(): Promise<number> {
  const db = await database();
  const old = lt(passkeyChallenges.expiresAt, now());
  return (await db.delete(passkeyChallenges).where(old).returning({ challenge: passkeyChallenges.challenge })).length;
}
