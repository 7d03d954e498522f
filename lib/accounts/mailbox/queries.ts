import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts } from "@/db/schema";
import { AppError } from "@/lib/core/errors";

/** Whether nobody has shown yet that who chose the account's password reads the mails to its address. */
export async function isMailboxUnproven(tx: Tx, accountId: number): Promise<boolean> {
  const unproven = and(isNotNull(accounts.passwordHash), isNull(accounts.passwordProvenAt));
  return (await tx.$count(accounts, and(eq(accounts.id, accountId), unproven))) > 0;
}

/**
 * A password that a code alone confirmed may be a stranger's: it adds no way in that would stay when the owner takes the
 * account back by the mailbox. Throws `mailbox_unproven`.
 */
export async function requireProvenMailbox(tx: Tx, accountId: number): Promise<void> {
  if (await isMailboxUnproven(tx, accountId)) throw new AppError("mailbox_unproven");
}
