import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { oneTimeCodes } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { queueMail } from "@/lib/notifications/service";
import { resetMail } from "@/lib/notifications/channels/mail/templates";
import { codeRules, resetLinkLifetime } from "../constants";
import type { Account } from "../queries";
import { hashCode, hashSecret, isCode, newCode, newSecret } from "../rules";
import { mailedLink } from "../mail-links/rules";

const purpose = "password_reset";

function own(accountId: number) {
  return and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, purpose));
}

function live(accountId: number) {
  return and(own(accountId), isNull(oneTimeCodes.endedAt));
}

/** Whether the account was sent a code less than a minute ago. */
export async function wasJustSent(tx: Tx, accountId: number): Promise<boolean> {
  const since = new Date(now().getTime() - codeRules.resendAfter);
  return (await tx.$count(oneTimeCodes, and(own(accountId), gt(oneTimeCodes.createdAt, since)))) > 0;
}

/**
 * Mails the account a code and a link with which a new password can be set, in the caller's transaction. The last code ends;
 * the last link does not, so that nobody takes it out of the owner's hand by asking again.
 */
export async function sendResetCode(tx: Tx, account: Account): Promise<void> {
  const [code, link] = [newCode(), newSecret()];
  await tx.update(oneTimeCodes).set({ endedAt: now() }).where(live(account.id));
  await tx.insert(oneTimeCodes).values({
    accountId: account.id,
    purpose,
    createdAt: now(),
    codeHash: hashCode({ accountId: account.id, purpose, code }),
    expiresAt: new Date(now().getTime() + codeRules.lifetime),
    linkHash: hashSecret(link),
    linkExpiresAt: new Date(now().getTime() + resetLinkLifetime),
  });
  // Until an account is verified, nobody knows who gave its name.
  const name = account.verifiedAt ? account.fullName : undefined;
  const { email, language } = account;
  const address = mailedLink({ mode: "reset", language, email, link });
  await queueMail(tx, { recipient: email, ...resetMail({ name, language }, { code, link: address }) });
}

type GivenCode = { accountId: number; code: string; knownDevice: boolean };

/**
 * Whether the code is the account's live one, which it ends. The try is counted before the code is looked at; browsers that
 * the account knows have five tries of their own.
 */
export async function redeemResetCode(tx: Tx, { accountId, code, knownDevice }: GivenCode): Promise<boolean> {
  const counter = knownDevice ? oneTimeCodes.ownTries : oneTimeCodes.tries;
  const [tried] = await tx
    .update(oneTimeCodes)
    .set({ [knownDevice ? "ownTries" : "tries"]: sql`${counter} + 1` })
    .where(and(live(accountId), gt(oneTimeCodes.expiresAt, now()), lt(counter, codeRules.tries)))
    .returning();
  if (!tried || !isCode(tried.codeHash, { accountId, purpose, code })) return false;
  await tx.update(oneTimeCodes).set({ endedAt: now() }).where(eq(oneTimeCodes.id, tried.id));
  return true;
}

/** Whether the link is one of the account's that still opens, which it ends. */
export async function redeemResetLink(
  tx: Tx,
  { accountId, link }: { accountId: number; link: string },
): Promise<boolean> {
  const { linkHash, linkExpiresAt, linkEndedAt } = oneTimeCodes;
  const redeemed = await tx
    .update(oneTimeCodes)
    .set({ linkEndedAt: now() })
    .where(and(own(accountId), eq(linkHash, hashSecret(link)), isNull(linkEndedAt), gt(linkExpiresAt, now())))
    .returning({ id: oneTimeCodes.id });
  return redeemed.length > 0;
}

/** Ends whatever codes and links the account has. */
export async function endCodes(tx: Tx, accountId: number): Promise<void> {
  const { endedAt, linkEndedAt } = oneTimeCodes;
  const ended = { endedAt: sql`coalesce(${endedAt}, ${now().toISOString()}::timestamptz)`, linkEndedAt: now() };
  await tx
    .update(oneTimeCodes)
    .set(ended)
    .where(and(eq(oneTimeCodes.accountId, accountId), isNull(linkEndedAt)));
}
