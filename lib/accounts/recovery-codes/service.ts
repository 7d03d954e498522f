import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db";
import { recoveryCodes } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { recoveryCodesMade } from "./constants";
import { newRecoveryCode, recoveryHash } from "./rules";

/** Puts new codes in the place of all that there were. What it gives back is shown once and kept nowhere. */
export async function makeRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesMade }, newRecoveryCode);
  await removeRecoveryCodes(tx, accountId);
  const rows = codes.map((code) => ({ accountId, codeHash: recoveryHash(accountId, code), createdAt: now() }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/** Takes a code, once; of two who bring it at the same moment, the database lets one pass. */
export async function takeRecoveryCode(tx: Tx, accountId: number, typed: string): Promise<boolean> {
  const given = and(
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.codeHash, recoveryHash(accountId, typed)),
    isNull(recoveryCodes.usedAt),
  );
  const taken = await tx.update(recoveryCodes).set({ usedAt: now() }).where(given).returning();
  return taken.length > 0;
}

export async function removeRecoveryCodes(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
