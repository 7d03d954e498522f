import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { oneTimeCodes } from "@/db/schema";
import { hours, now } from "@/lib/core/clock";
import { queueMail } from "@/lib/notifications/service";
import { resetMail, verificationMail } from "@/lib/notifications/templates/mail";
import { codeRules } from "../constants";
import type { Account } from "../queries";
import { hashCode, isCode, newCode } from "../rules";

/** What a code is good for. */
type Purpose = (typeof oneTimeCodes.$inferSelect)["purpose"];

const mails = { verification: verificationMail, password_reset: resetMail } as const satisfies Record<Purpose, unknown>;

function live(accountId: number, purpose: Purpose) {
  return and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.endedAt));
}

/** Seconds until another code may be sent, 0 when now. One a minute, five an hour. */
export async function codeWait(tx: Tx, accountId: number, purpose: Purpose): Promise<number> {
  const since = new Date(now().getTime() - hours(1));
  const [sent] = await tx
    .select({
      number: count(),
      first: sql<string | null>`min(${oneTimeCodes.createdAt})`,
      last: sql<string | null>`max(${oneTimeCodes.createdAt})`,
    })
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, purpose), gt(oneTimeCodes.createdAt, since)),
    );
  if (!sent?.first || !sent.last) return 0;
  const spacing = new Date(sent.last).getTime() + codeRules.resendAfter - now().getTime();
  const hourly = sent.number >= codeRules.perHour ? new Date(sent.first).getTime() + hours(1) - now().getTime() : 0;
  return Math.max(0, Math.ceil(Math.max(spacing, hourly) / 1_000));
}

/** Mails the account a new code, in the caller's transaction; the last one for the same purpose ends. */
export async function sendCode(tx: Tx, account: Account, purpose: Purpose): Promise<void> {
  const code = newCode();
  await tx.update(oneTimeCodes).set({ endedAt: now() }).where(live(account.id, purpose));
  await tx.insert(oneTimeCodes).values({
    accountId: account.id,
    purpose,
    codeHash: hashCode({ accountId: account.id, purpose, code }),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + codeRules.lifetime),
  });
  const mail = mails[purpose]({ name: account.fullName, language: account.language }, code);
  await queueMail(tx, { recipient: account.email, ...mail });
}

/** Whether the code is the account's live one, which it ends. The try is counted before the code is looked at. */
export async function redeemCode(
  tx: Tx,
  given: { accountId: number; purpose: Purpose; code: string },
): Promise<boolean> {
  const [tried] = await tx
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        live(given.accountId, given.purpose),
        gt(oneTimeCodes.expiresAt, now()),
        sql`${oneTimeCodes.tries} < ${codeRules.tries}`,
      ),
    )
    .returning();
  if (!tried || !isCode(tried.codeHash, given)) return false;
  await tx.update(oneTimeCodes).set({ endedAt: now() }).where(eq(oneTimeCodes.id, tried.id));
  return true;
}

/** Ends whatever codes the account has. */
export async function endCodes(tx: Tx, accountId: number): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ endedAt: now() })
    .where(and(eq(oneTimeCodes.accountId, accountId), isNull(oneTimeCodes.endedAt)));
}
