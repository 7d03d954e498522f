import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, identities, passkeys } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Account } from "../queries";
import type { EntranceWay } from "./types";

/** What was looked at outside the transaction: the account as it was then. */
export type ProvenAccount = { account: Pick<Account, "id" | "passwordHash">; way: EntranceWay };

/** The account's row, held until the transaction ends. Throws `account_locked`, also when it went. */
export async function holdAccount(tx: Tx, accountId: number): Promise<Account> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  if (!account?.verifiedAt || account.lockedAt) throw new AppError("account_locked");
  return account;
}

/**
 * Holds the account of whoever proved the password, or came by Google, a moment ago: a new password that was set since, or a link
 * that was taken away, counts before the old one opens anything. Throws `invalid_credentials` and `invalid_ticket` then.
 */
export async function holdProven(tx: Tx, { account, way }: ProvenAccount): Promise<Account> {
  const held = await holdAccount(tx, account.id);
  const isUnchanged = held.passwordHash === account.passwordHash;
  if (way === "password") {
    if (!isUnchanged || !held.passwordHash) throw new AppError("invalid_credentials");
    return held;
  }
  const linked = and(eq(identities.accountId, held.id), eq(identities.provider, "google"));
  if (!isUnchanged || (await tx.$count(identities, linked)) === 0) throw new AppError("invalid_ticket");
  return held;
}

/** Throws `passkey_refused` when the key that signed a moment ago was taken away since. The caller holds the account. */
export async function requireKey(tx: Tx, accountId: number, id: string): Promise<void> {
  const own = and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
  if ((await tx.$count(passkeys, own)) === 0) throw new AppError("passkey_refused");
}
