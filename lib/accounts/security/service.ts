import { eq } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { identities, sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import type { SecurityEvent } from "@/lib/notifications/channels/mail/templates";
import { findFactors } from "../factors/queries";
import { hasFactor, needsFactor } from "../factors/rules";
import { countFactorTry } from "../factors/service";
import type { FactorKind } from "../factors/types";
import { holdOwnAccount } from "../owner/queries";
import { tellOwner } from "../owner/service";
import type { RegistrationAnswer } from "../passkeys/schema";
import { askForNewKey, keepKey, proveNewKey, removeAllKeys, removeKey } from "../passkeys/service";
import type { Account } from "../queries";
import { makeRecoveryCodes, removeRecoveryCodes } from "../recovery-codes/service";
import { endOtherSessions, endSessions } from "../sessions/service";
import { confirmTotp, enrolTotp, removeTotp } from "../totp/service";
import type { TotpEnrolment } from "../totp/types";
import type { Caller } from "../types";

/**
 * What follows a new factor: this session counts as proven by it, all others end, recovery codes are made with the first
 * one, and the owner is told. Gives back the codes, if any, which are shown once.
 */
async function welcomeFactor(tx: Tx, actor: Actor, factor: FactorKind): Promise<string[] | null> {
  const account = await holdOwnAccount(tx, actor);
  await tx.update(sessions).set({ factor }).where(eq(sessions.id, actor.sessionId));
  await endOtherSessions(tx, actor);
  await tellOwner(tx, account, factor === "totp" ? "totpAdded" : "passkeyAdded");
  const { recoveryCodes } = await findFactors(tx, actor.accountId);
  return recoveryCodes > 0 ? null : makeRecoveryCodes(tx, actor.accountId);
}

/** What follows a factor that was taken away. Throws `factor_needed` when it was the last one of an administrator. */
async function afterRemoval(tx: Tx, account: Account, event: SecurityEvent): Promise<void> {
  if (!hasFactor(await findFactors(tx, account.id))) {
    if (needsFactor(account.role)) throw new AppError("factor_needed");
    await removeRecoveryCodes(tx, account.id);
  }
  await tellOwner(tx, account, event);
}

/** A secret for an app, which its first code sets up. Throws `proof_required` and `factor_there`. */
export async function beginTotp(actor: Actor): Promise<TotpEnrolment> {
  requireRecentProof(actor);
  return transact((tx) => enrolTotp(tx, actor));
}

/**
 * Takes the first code of the app. Gives back recovery codes when there were none, which are shown once. Throws
 * `proof_required`, `invalid_code` and `too_many_requests`.
 */
export async function finishTotp(actor: Actor, code: string, caller: Caller): Promise<string[] | null> {
  requireRecentProof(actor);
  const forgive = await countFactorTry(actor, caller);
  const done = await transact(async (tx) => {
    await holdOwnAccount(tx, actor);
    if (!(await confirmTotp(tx, actor.accountId, code))) return null;
    return { codes: await welcomeFactor(tx, actor, "totp") };
  });
  if (!done) throw new AppError("invalid_code", { fields: { otp: "otpWrong" } });
  await forgive();
  return done.codes;
}

/** Takes the app away; there may be none. Throws `proof_required` and `factor_needed`. */
export async function dropTotp(actor: Actor): Promise<void> {
  requireRecentProof(actor);
  await transact(async (tx) => {
    const account = await holdOwnAccount(tx, actor);
    if (await removeTotp(tx, actor.accountId)) await afterRemoval(tx, account, "totpRemoved");
  });
}

/** New recovery codes in the place of the old ones, shown once. Throws `proof_required`, and `bad_request` without a factor. */
export async function renewRecoveryCodes(actor: Actor): Promise<string[]> {
  requireRecentProof(actor);
  return transact(async (tx) => {
    const account = await holdOwnAccount(tx, actor);
    if (!hasFactor(await findFactors(tx, actor.accountId))) throw new AppError("bad_request");
    await tellOwner(tx, account, "codesRenewed");
    return makeRecoveryCodes(tx, actor.accountId);
  });
}

function registration(actor: Actor) {
  return { purpose: "registration", binding: `session ${actor.sessionId}` } as const;
}

/** What a browser needs to make a passkey. Throws `proof_required` and `too_many_passkeys`. */
export async function beginPasskey(actor: Actor) {
  requireRecentProof(actor);
  return askForNewKey({ ...registration(actor), holder: actor });
}

/** Keeps the new passkey. Gives back recovery codes as `finishTotp` does. Throws `proof_required` and `passkey_refused`. */
export async function finishPasskey(
  actor: Actor,
  answer: RegistrationAnswer,
  caller: Caller,
): Promise<string[] | null> {
  requireRecentProof(actor);
  const key = await proveNewKey(answer, registration(actor));
  return transact(async (tx) => {
    await holdOwnAccount(tx, actor);
    await keepKey(tx, key, { accountId: actor.accountId, caller });
    return welcomeFactor(tx, actor, "passkey");
  });
}

/** Throws `last_way_in` when nothing opens the account any more. */
async function assertWayIn(tx: Tx, { id, passwordHash }: Account): Promise<void> {
  const links = await tx.$count(identities, eq(identities.accountId, id));
  if (!passwordHash && links === 0 && (await findFactors(tx, id)).passkeys === 0) throw new AppError("last_way_in");
}

/** Takes a passkey away. Throws `proof_required`, `factor_needed` and `last_way_in`. */
export async function dropPasskey(actor: Actor, id: string): Promise<void> {
  requireRecentProof(actor);
  await transact(async (tx) => {
    const account = await holdOwnAccount(tx, actor);
    if (!(await removeKey(tx, actor.accountId, id))) return;
    await assertWayIn(tx, account);
    await afterRemoval(tx, account, "passkeyRemoved");
  });
}

/**
 * Takes app, passkeys and recovery codes of an account away, ends its sessions and tells its person. For administrators
 * whom somebody asks that has lost them. Returns whether there was a factor.
 */
export async function resetFactors(tx: Tx, account: Account): Promise<boolean> {
  const had = hasFactor(await findFactors(tx, account.id));
  await removeTotp(tx, account.id);
  await removeAllKeys(tx, account.id);
  await removeRecoveryCodes(tx, account.id);
  if (!had) return false;
  await endSessions(tx, account.id);
  await tellOwner(tx, account, "factorsReset");
  return true;
}
