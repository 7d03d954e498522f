import { and, eq, gt, isNull } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { accounts, pendingSignIns } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { entranceLifetime } from "../factors/constants";
import { findFactors } from "../factors/queries";
import { hasFactor, needsFactor } from "../factors/rules";
import { countFactorTry, takeFactor } from "../factors/service";
import type { FactorKind } from "../factors/types";
import type { AssertionAnswer, RegistrationAnswer } from "../passkeys/schema";
import { askForNewKey, askForSignature, keepKey, proveNewKey, takeSignature } from "../passkeys/service";
import type { Account } from "../queries";
import { makeRecoveryCodes } from "../recovery-codes/service";
import { hashSecret, newSecret } from "../rules";
import { tellOwner } from "../owner/service";
import { openSession } from "../sessions/service";
import { countEntrance, noteFailedSignIn } from "../sign-ins/service";
import { confirmTotp, enrolTotp } from "../totp/service";
import type { TotpEnrolment } from "../totp/types";
import type { Caller, NewSession } from "../types";
import { holdAccount, holdProven, requireKey, type ProvenAccount } from "./queries";
import type { Entrance, EntranceWay, HalfwayEntrance } from "./types";

type EnteredAccount = { account: Account; session: NewSession };

/** Throws `invalid_code`, once it is written down. */
async function refuseCode(email: string, failed: { way: EntranceWay; caller: Caller }): Promise<never> {
  await transact((tx) => noteFailedSignIn(tx, email, failed));
  throw new AppError("invalid_code", { fields: { otp: "otpWrong" } });
}

/**
 * What the first factor is worth: a session where nothing more is asked for. A code that came along is taken at once.
 * Throws `invalid_code` and `too_many_requests`, and when the first factor has ceased to count meanwhile, as `holdProven`.
 */
export async function admit(
  account: Account,
  { way, otp }: { way: EntranceWay; otp?: string },
  caller: Caller,
): Promise<Entrance> {
  const db = await database();
  await countEntrance(db, account.email, caller);
  const factors = await findFactors(db, account.id);
  if (!hasFactor(factors)) {
    if (needsFactor(account.role)) return { kind: "enrolment", account };
    const session = await transact(async (tx) => {
      await holdProven(tx, { account, way });
      return openSession(tx, { accountId: account.id, way }, caller);
    });
    return { kind: "in", account, session };
  }
  if (!otp) return { kind: "factor", account, factors };
  const holder = { accountId: account.id, email: account.email };
  const forgive = await countFactorTry(holder, caller);
  const session = await transact(async (tx) => {
    await holdProven(tx, { account, way });
    const factor = await takeFactor(tx, account.id, otp);
    return factor && openSession(tx, { accountId: account.id, way, factor }, caller);
  });
  if (!session) return refuseCode(account.email, { way, caller });
  await forgive();
  return { kind: "in", account, session };
}

/**
 * Keeps the first half of a sign-in for the browser that holds the token. It opens nothing by itself. Throws when that half
 * has ceased to count meanwhile, as `holdProven`.
 */
export async function setAside(account: ProvenAccount["account"], way: EntranceWay): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now().getTime() + entranceLifetime);
  const half = { tokenHash: hashSecret(token), accountId: account.id, way, createdAt: now(), expiresAt };
  await transact(async (tx) => {
    await holdProven(tx, { account, way });
    await tx.insert(pendingSignIns).values(half);
  });
  return token;
}

function live(token: string) {
  return and(
    eq(pendingSignIns.tokenHash, hashSecret(token)),
    isNull(pendingSignIns.usedAt),
    gt(pendingSignIns.expiresAt, now()),
  );
}

/** The first half that a browser holds; null when it took too long, is used, or its account may not come in any more. */
export async function findHalfway(token: string): Promise<HalfwayEntrance | null> {
  const db = await database();
  const [row] = await db
    .select({ way: pendingSignIns.way, account: accounts })
    .from(pendingSignIns)
    .innerJoin(accounts, eq(accounts.id, pendingSignIns.accountId))
    .where(and(live(token), isNull(accounts.lockedAt)));
  if (!row?.account.verifiedAt) return null;
  const { id: accountId, email } = row.account;
  const factors = await findFactors(db, accountId);
  return { accountId, email, way: row.way, step: hasFactor(factors) ? "factor" : "enrolment", factors };
}

async function getHalfway(token: string, step: HalfwayEntrance["step"]): Promise<HalfwayEntrance> {
  const halfway = await findHalfway(token);
  if (halfway?.step !== step) throw new AppError("sign_in_over");
  return halfway;
}

/**
 * Uses the first half up and opens the session; of two at once, one gets in. The caller holds the account, so that what ends
 * first halves comes before or after. Throws `sign_in_over`.
 */
async function completeEntrance(
  tx: Tx,
  { account, token, factor }: { account: Account; token: string; factor: FactorKind },
  caller: Caller,
): Promise<EnteredAccount> {
  const [used] = await tx.update(pendingSignIns).set({ usedAt: now() }).where(live(token)).returning();
  if (used?.accountId !== account.id) throw new AppError("sign_in_over");
  return { account, session: await openSession(tx, { accountId: account.id, way: used.way, factor }, caller) };
}

/**
 * The second half, with a code of the app or a recovery code. Throws `sign_in_over`, `invalid_code`, `account_locked` and
 * `too_many_requests`.
 */
export async function finishWithCode(token: string, code: string, caller: Caller): Promise<EnteredAccount> {
  const halfway = await getHalfway(token, "factor");
  const forgive = await countFactorTry(halfway, caller);
  const entered = await transact(async (tx) => {
    const account = await holdAccount(tx, halfway.accountId);
    const factor = await takeFactor(tx, account.id, code);
    return factor && completeEntrance(tx, { account, token, factor }, caller);
  });
  if (!entered) return refuseCode(halfway.email, { way: halfway.way, caller });
  await forgive();
  return entered;
}

/** Of two who set up the first factor of an account at once, the second finds one there. Throws `sign_in_over`. */
async function holdUnprotected(tx: Tx, accountId: number): Promise<Account> {
  const account = await holdAccount(tx, accountId);
  if (hasFactor(await findFactors(tx, accountId))) throw new AppError("sign_in_over");
  return account;
}

/** A secret for the app of somebody who must have a factor to come in. Throws `sign_in_over`. */
export async function enrolAtEntrance(token: string): Promise<TotpEnrolment> {
  const halfway = await getHalfway(token, "enrolment");
  return transact((tx) => enrolTotp(tx, halfway));
}

/**
 * The first code of that app: it is set up, and its person is in. The recovery codes are shown once. Throws as
 * `finishWithCode` does.
 */
export async function finishEnrolment(
  token: string,
  code: string,
  caller: Caller,
): Promise<EnteredAccount & { codes: string[] | null }> {
  const halfway = await getHalfway(token, "enrolment");
  const forgive = await countFactorTry(halfway, caller);
  const entered = await transact(async (tx) => {
    const account = await holdUnprotected(tx, halfway.accountId);
    if (!(await confirmTotp(tx, halfway.accountId, code))) return null;
    const codes = await makeRecoveryCodes(tx, halfway.accountId);
    const entered = await completeEntrance(tx, { account, token, factor: "totp" }, caller);
    await tellOwner(tx, entered.account, "totpAdded");
    return { ...entered, codes };
  });
  if (!entered) return refuseCode(halfway.email, { way: halfway.way, caller });
  await forgive();
  return entered;
}

function ask(purpose: "entrance" | "enrolment", token: string) {
  return { purpose, binding: `entrance ${hashSecret(token)}` } as const;
}

/** What a browser needs to have one of the account's passkeys sign as the second half. Throws `sign_in_over`. */
export async function askAtEntrance(token: string) {
  const { accountId } = await getHalfway(token, "factor");
  return askForSignature(ask("entrance", token), accountId);
}

/** The second half, with a passkey. Throws `sign_in_over`, `passkey_refused` and `account_locked`. */
export async function finishWithPasskey(
  token: string,
  answer: AssertionAnswer,
  caller: Caller,
): Promise<EnteredAccount> {
  const { accountId } = await getHalfway(token, "factor");
  await takeSignature(answer, ask("entrance", token), accountId);
  return transact(async (tx) => {
    const account = await holdAccount(tx, accountId);
    await requireKey(tx, accountId, answer.id);
    return completeEntrance(tx, { account, token, factor: "passkey" }, caller);
  });
}

/** What a browser needs to make a passkey for somebody who must have a factor to come in. Throws `sign_in_over`. */
export async function askForKeyAtEntrance(token: string) {
  const holder = await getHalfway(token, "enrolment");
  return askForNewKey({ ...ask("enrolment", token), holder });
}

/** That passkey is kept, and its person is in. Throws `sign_in_over`, `passkey_refused` and `account_locked`. */
export async function finishKeyAtEntrance(
  token: string,
  answer: RegistrationAnswer,
  caller: Caller,
): Promise<EnteredAccount & { codes: string[] | null }> {
  const { accountId } = await getHalfway(token, "enrolment");
  const key = await proveNewKey(answer, ask("enrolment", token));
  return transact(async (tx) => {
    const account = await holdUnprotected(tx, accountId);
    const entered = await completeEntrance(tx, { account, token, factor: "passkey" }, caller);
    await keepKey(tx, key, { accountId, caller });
    await tellOwner(tx, entered.account, "passkeyAdded");
    return { ...entered, codes: await makeRecoveryCodes(tx, accountId) };
  });
}

/**
 * A passkey as a sign-in of its own: its person was asked for a finger, face or number, so it counts as both halves.
 * Throws `passkey_refused`, `account_locked` and `too_many_requests`.
 */
export async function signInWithPasskey(
  answer: AssertionAnswer,
  binding: string,
  caller: Caller,
): Promise<EnteredAccount> {
  const accountId = await takeSignature(answer, { purpose: "sign-in", binding });
  const db = await database();
  const [signer] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  await countEntrance(db, signer?.email ?? "", caller);
  return transact(async (tx) => {
    const account = await holdAccount(tx, accountId);
    await requireKey(tx, accountId, answer.id);
    return { account, session: await openSession(tx, { accountId, way: "passkey", factor: "passkey" }, caller) };
  });
}
