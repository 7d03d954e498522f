import { eq } from "drizzle-orm";
import { database, transact } from "@/db";
import { accounts } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { clearLimit, spendLimit } from "@/lib/limits/service";
import { queueMail } from "@/lib/notifications/service";
import { passwordChangedMail } from "@/lib/notifications/channels/mail/templates";
import { mailboxOf } from "@/lib/referrals/rules";
import { endCodes, redeemResetCode, redeemResetLink, sendResetCode, wasJustSent } from "../codes/service";
import { forgetDevices, isKnownDevice, rememberDevice } from "../devices/service";
import { hashPassword } from "../passwords/gateway";
import { assertUncommon } from "../passwords/service";
import { lockByEmail } from "../queries";
import type { ResetInput } from "../schema";
import { safetyPages } from "../mail-links/rules";
import { endSessions } from "../sessions/service";
import type { Caller } from "../types";

/**
 * For one mailbox, however it is written; known and unknown alike. What strangers ask for leaves the browsers alone that
 * the account knows.
 */
async function countMail(email: string, caller: Caller, knownDevice: boolean): Promise<void> {
  const mailbox = `reset ${mailboxOf(email)}`;
  await spendLimit("codeMailPair", `${mailbox} ${knownDevice ? caller.device : caller.address}`);
  if (!knownDevice) await spendLimit("codeMail", mailbox);
  await spendLimit("resetMailDay", knownDevice ? `${mailbox} ${caller.device}` : mailbox);
}

/**
 * Mails a code and a link with which a new password can be set, when the address has an account and none was sent in the
 * last minute. Throws `too_many_requests`.
 */
export async function requestPasswordReset(email: string, caller: Caller): Promise<void> {
  await countMail(email, caller, await isKnownDevice(await database(), email, caller.device));
  await transact(async (tx) => {
    const account = await lockByEmail(tx, email);
    if (!account) return;
    if (!(await wasJustSent(tx, account.id))) await sendResetCode(tx, account);
  });
}

/**
 * Mails the actor what shows that the mailbox is theirs: a link and a code with which a password is set. Throws
 * `too_many_requests`.
 */
export async function askForMailboxProof({ email }: Actor, caller: Caller): Promise<void> {
  await requestPasswordReset(email, caller);
}

/** What the mail brought: a code, whose tries are counted, or a link, which nobody guesses. */
async function countTry({ email, resetCode }: ResetInput, caller: Caller, knownDevice: boolean): Promise<boolean> {
  const isCode = resetCode.length < 20;
  if (isCode) await spendLimit("codeCheck", `reset ${mailboxOf(email)}${knownDevice ? ` ${caller.device}` : ""}`);
  return isCode;
}

/**
 * Sets a new password for whoever has the code or the link, which proves the address as well. All sessions, codes and known
 * browsers of the account end, and its owner is told by mail. Throws `invalid_input` for a common
 * password, `invalid_code` and `too_many_requests`. Gives back the account's number.
 */
export async function resetPassword(input: ResetInput, caller: Caller): Promise<number> {
  const { email, resetCode, newPassword } = input;
  await assertUncommon({ field: "newPassword", password: newPassword, own: [email] });
  const knownDevice = await isKnownDevice(await database(), email, caller.device);
  const isCode = await countTry(input, caller, knownDevice);
  // Also for a wrong code, so that the time tells nothing.
  const passwordHash = await hashPassword(newPassword);
  const done = await transact(async (tx) => {
    const account = await lockByEmail(tx, email);
    if (!account) return null;
    const accountId = account.id;
    const redeemed = isCode
      ? await redeemResetCode(tx, { accountId, code: resetCode, knownDevice })
      : await redeemResetLink(tx, { accountId, link: resetCode });
    if (!redeemed) return null;
    const set = { passwordHash, passwordProvenAt: now(), verifiedAt: account.verifiedAt ?? now() };
    await tx.update(accounts).set(set).where(eq(accounts.id, accountId));
    await endCodes(tx, accountId);
    await forgetDevices(tx, accountId);
    await endSessions(tx, accountId);
    const { fullName: name, language, email: recipient } = account;
    await queueMail(tx, { recipient, ...passwordChangedMail({ name, language }, safetyPages(language)) });
    return accountId;
  });
  if (done === null) throw new AppError("invalid_code", { fields: { resetCode: "codeWrong" } });
  // The tries with the forgotten password are forgotten too.
  await clearLimit("signInPair", `${email} ${caller.address}`);
  await clearLimit("signInAccount", email);
  return done;
}

/**
 * Resets the password in a browser and makes it a known device, so that strangers' failed tries do not lock its owner out.
 * Returns the value of the device cookie. Throws what `resetPassword` throws.
 */
export async function resetInBrowser(input: ResetInput, caller: Caller): Promise<string> {
  const accountId = await resetPassword(input, caller);
  return rememberDevice(await database(), accountId, caller);
}
