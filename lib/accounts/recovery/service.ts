import { and, eq, isNull } from "drizzle-orm";
import { transact } from "@/db";
import { accounts, sessions } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { clearLimit, spendLimit } from "@/lib/limits/service";
import { queueMail } from "@/lib/notifications/service";
import { passwordChangedMail } from "@/lib/notifications/templates/mail";
import { codeWait, endCodes, redeemCode, sendCode } from "../codes/service";
import { forgetDevices } from "../devices/service";
import { hashPassword } from "../gateway";
import { lockByEmail } from "../queries";
import type { ResetInput } from "../schema";
import type { Caller } from "../types";

/**
 * Mails a code with which a new password can be set, when the address has an account and none was sent in the last
 * minute. Throws `too_many_requests`.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await spendLimit("codeMail", `reset ${email}`);
  await transact(async (tx) => {
    const account = await lockByEmail(tx, email);
    if (!account || account.deletedAt) return;
    if ((await codeWait(tx, account.id, "password_reset")) > 0) return;
    await sendCode(tx, account, "password_reset");
  });
}

/**
 * Sets a new password for whoever has the code, which proves the address as well. All sessions and codes of the account
 * end, and its owner is told by mail. Throws `invalid_code` and `too_many_requests`.
 */
export async function resetPassword(input: ResetInput, caller: Caller): Promise<void> {
  const { email, resetCode, newPassword } = input;
  await spendLimit("codeCheck", `reset ${email}`);
  // Also for a wrong code, so that the time tells nothing.
  const passwordHash = await hashPassword(newPassword);
  const done = await transact(async (tx) => {
    const account = await lockByEmail(tx, email);
    if (!account || account.deletedAt) return false;
    const code = { accountId: account.id, purpose: "password_reset", code: resetCode } as const;
    if (!(await redeemCode(tx, code))) return false;
    const verifiedAt = account.verifiedAt ?? now();
    await tx.update(accounts).set({ passwordHash, verifiedAt }).where(eq(accounts.id, account.id));
    await endCodes(tx, account.id);
    await forgetDevices(tx, account.id);
    await tx
      .update(sessions)
      .set({ endedAt: now() })
      .where(and(eq(sessions.accountId, account.id), isNull(sessions.endedAt)));
    const mail = passwordChangedMail({ name: account.fullName, language: account.language });
    await queueMail(tx, { recipient: account.email, ...mail });
    return true;
  });
  if (!done) throw new AppError("invalid_code", { fields: { resetCode: "codeWrong" } });
  // The tries with the forgotten password are forgotten too.
  await clearLimit("signInPair", `${email} ${caller.address}`);
  await clearLimit("signInAccount", email);
}
