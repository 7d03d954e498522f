import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { authenticators } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { FactorHolder } from "../types";
import { requireProvenMailbox } from "../mailbox/queries";
import { enrolmentOf, newTotpSecret, sealSecret, stepOf, unsealSecret } from "./rules";
import type { TotpEnrolment } from "./types";

type KeptAuthenticator = typeof authenticators.$inferSelect;

async function findKept(tx: Tx, accountId: number): Promise<KeptAuthenticator | undefined> {
  const [kept] = await tx.select().from(authenticators).where(eq(authenticators.accountId, accountId));
  return kept;
}

function stepIn(kept: KeptAuthenticator, code: string): number | null {
  const secret = unsealSecret(kept.accountId, kept.sealedSecret);
  return secret && stepOf(secret.text, code, now());
}

/**
 * Makes a secret that waits for its first code. Throws `factor_there` when the account has an authenticator, and
 * `mailbox_unproven`.
 */
export async function enrolTotp(tx: Tx, { accountId, email }: FactorHolder): Promise<TotpEnrolment> {
  await requireProvenMailbox(tx, accountId);
  const secret = newTotpSecret();
  const fresh = { sealedSecret: sealSecret(accountId, secret), lastStep: 0, createdAt: now() };
  const [made] = await tx
    .insert(authenticators)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.accountId,
      set: fresh,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ accountId: authenticators.accountId });
  if (!made) throw new AppError("factor_there");
  return enrolmentOf(secret, email);
}

/** Whether the code is one of the secret that waits for its first, which counts from here on. Throws `mailbox_unproven`. */
export async function confirmTotp(tx: Tx, accountId: number, code: string): Promise<boolean> {
  await requireProvenMailbox(tx, accountId);
  const kept = await findKept(tx, accountId);
  const step = kept && stepIn(kept, code);
  if (!kept || !step) return false;
  const confirmed = await tx
    .update(authenticators)
    .set({ confirmedAt: now(), lastStep: step })
    .where(
      and(
        eq(authenticators.accountId, accountId),
        eq(authenticators.sealedSecret, kept.sealedSecret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ accountId: authenticators.accountId });
  return confirmed.length > 0;
}

/** Takes a code, once: of two that bring the same one at the same moment, the database lets one pass. */
export async function takeTotp(tx: Tx, accountId: number, code: string): Promise<boolean> {
  const kept = await findKept(tx, accountId);
  const step = kept?.confirmedAt ? stepIn(kept, code) : null;
  if (!step) return false;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.accountId, accountId),
        isNotNull(authenticators.confirmedAt),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ accountId: authenticators.accountId });
  return taken.length > 0;
}

/** Takes the account's authenticator away. Returns whether it had one. */
export async function removeTotp(tx: Tx, accountId: number): Promise<boolean> {
  const removed = await tx
    .delete(authenticators)
    .where(eq(authenticators.accountId, accountId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Seals anew what is sealed under a key of before, so that the secret of before may go. Returns how many. */
export async function renewSeals(): Promise<number> {
  const db = await database();
  let renewed = 0;
  for (const { accountId, sealedSecret } of await db.select().from(authenticators)) {
    const opened = unsealSecret(accountId, sealedSecret);
    if (!opened || opened.current) continue;
    const same = and(eq(authenticators.accountId, accountId), eq(authenticators.sealedSecret, sealedSecret));
    await db
      .update(authenticators)
      .set({ sealedSecret: sealSecret(accountId, opened.text) })
      .where(same);
    renewed += 1;
  }
  return renewed;
}
