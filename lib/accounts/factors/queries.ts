import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "@/db";
import { authenticators, passkeys, recoveryCodes } from "@/db/schema";
import type { Factors } from "./types";

/** What the account can be asked for beside its password or Google. */
export async function findFactors(tx: Tx, accountId: number): Promise<Factors> {
  const confirmed = and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt));
  const unused = and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));
  const [totp, keys, left] = await Promise.all([
    tx.$count(authenticators, confirmed),
    tx.$count(passkeys, eq(passkeys.accountId, accountId)),
    tx.$count(recoveryCodes, unused),
  ]);
  return { totp: totp > 0, passkeys: keys, recoveryCodes: left };
}
