import { and, eq } from "drizzle-orm";
import { database, transact } from "@/db";
import { accounts } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { storable } from "@/lib/core/searchable";
import { clearLimit, spendLimit } from "@/lib/limits/service";
import { queueMail } from "@/lib/notifications/service";
import { passwordChangedMail } from "@/lib/notifications/channels/mail/templates";
import { endCodes } from "../codes/service";
import { forgetDevices } from "../devices/service";
import { hashPassword, passwordMatches } from "../passwords/gateway";
import { assertUncommon } from "../passwords/service";
import { safetyPages } from "../mail-links/rules";
import { holdOwnAccount } from "../owner/queries";
import { endOtherSessions } from "../sessions/service";
import type { DeletionInput, PasswordChange, ProfileInput } from "./schema";

/** Keeps the actor's name, school and language. Source: ACC-9. */
export async function updateProfile(actor: Actor, input: ProfileInput): Promise<void> {
  await transact(async (tx) => {
    await tx
      .update(accounts)
      .set({ fullName: storable(input.fullName), school: storable(input.school), language: input.language })
      .where(eq(accounts.id, actor.accountId));
    await markChanged(tx, actor.accountId);
  });
}

async function passwordHashOf(actor: Actor): Promise<string | null> {
  const db = await database();
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId));
  return account?.passwordHash ?? null;
}

/** Throws `invalid_input` at the field, and `too_many_requests` for who tries passwords in somebody's open session. */
export async function provePassword(actor: Actor, given: { field: string; password: string }): Promise<string> {
  const key = String(actor.accountId);
  await spendLimit("passwordAgain", key);
  const passwordHash = await passwordHashOf(actor);
  if (!(await passwordMatches(passwordHash, given.password)) || !passwordHash)
    throw new AppError("invalid_input", { fields: { [given.field]: "passwordWrong" } });
  await clearLimit("passwordAgain", key);
  return passwordHash;
}

/**
 * Puts another password in the place of the present one, ends all other sessions and pending codes, forgets all other
 * browsers, and tells the owner by mail. Throws `invalid_input` when the present one is wrong or
 * the new one common, `too_many_requests` after many tries, and `unauthenticated` when the session ended meanwhile.
 */
export async function changePassword(actor: Actor, input: PasswordChange, device?: string): Promise<void> {
  const before = await provePassword(actor, { field: "currentPassword", password: input.currentPassword });
  const { email, fullName, school } = actor;
  await assertUncommon({ field: "newPassword", password: input.newPassword, own: [email, fullName, school] });
  const passwordHash = await hashPassword(input.newPassword);
  await transact(async (tx) => {
    await holdOwnAccount(tx, actor);
    // Of two that change it at once, the second finds another password than the one it proved.
    const [changed] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, actor.accountId), eq(accounts.passwordHash, before)))
      .returning();
    if (!changed) throw new AppError("invalid_input", { fields: { currentPassword: "passwordWrong" } });
    await endOtherSessions(tx, actor);
    await forgetDevices(tx, actor.accountId, device);
    await endCodes(tx, actor.accountId);
    const { fullName: name, language, email: recipient } = changed;
    await queueMail(tx, { recipient, ...passwordChangedMail({ name, language }, safetyPages(language)) });
  });
}

/**
 * That the account's own person wants it deleted: by the password, or where there is none by the address typed soon after
 * signing in. Throws `invalid_input` at the field, `proof_required`, and `too_many_requests` after many tries.
 */
export async function proveDeletion(actor: Actor, { password = "", email = "" }: DeletionInput): Promise<void> {
  if (await passwordHashOf(actor)) {
    await provePassword(actor, { field: "password", password });
    return;
  }
  if (email !== actor.email) throw new AppError("invalid_input", { fields: { email: "emailNotYours" } });
  requireRecentProof(actor);
}
