import { eq } from "drizzle-orm";
import { database, transact, type Database, type Tx } from "@/db";
import { accounts, sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { hours, minutes, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { evenTime } from "@/lib/core/even-time";
import type { Locale } from "@/lib/core/language";
import { storable } from "@/lib/core/searchable";
import { clearLimit, giveBackLimit, spendLimit } from "@/lib/limits/service";
import { wasMailed } from "@/lib/notifications/queries";
import { queueMail } from "@/lib/notifications/service";
import { existingAccountMail } from "@/lib/notifications/templates/mail";
import { startFirstSubscription } from "@/lib/subscriptions/service";
import { codeWait, redeemCode, sendCode } from "./codes/service";
import { consentVersion, evenTimes, sessionMinutes } from "./constants";
import { isKnownDevice } from "./devices/service";
import { hashPassword, passwordMatches } from "./gateway";
import { findByEmail, lockByEmail, type Account } from "./queries";
import type { CodeInput, LoginInput, Registration } from "./schema";
import type { Caller, NewSession } from "./types";

/**
 * Makes an account and mails its verification code. Known and unknown addresses get the same answer: the owner of a
 * known one is told by mail.
 */
export async function registerAccount(input: Registration, language: Locale): Promise<void> {
  const facts = {
    passwordHash: await hashPassword(input.password),
    fullName: storable(input.fullName),
    school: storable(input.school),
    language,
    consentVersion,
    consentAt: now(),
  };
  await transact(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ email: input.email, ...facts })
      .onConflictDoNothing()
      .returning();
    if (!account) return registerAgain(tx, input.email, facts);
    await startFirstSubscription(tx, account.id);
    await sendCode(tx, account, "verification");
  });
}

/**
 * Until an address is verified, its account is nobody's: what was given last counts, together with the code mailed for
 * it. Otherwise who registers another's address first would keep the password that its owner then verifies.
 */
async function registerAgain(tx: Tx, email: string, facts: Partial<typeof accounts.$inferInsert>): Promise<void> {
  const known = await lockByEmail(tx, email);
  if (!known || known.deletedAt) return;
  if (known.verifiedAt) return tellOwner(tx, known);
  if ((await codeWait(tx, known.id, "verification")) > 0) return;
  const [renewed] = await tx.update(accounts).set(facts).where(eq(accounts.id, known.id)).returning();
  if (renewed) await sendCode(tx, renewed, "verification");
}

/** At most once an hour, so that nobody's mailbox can be filled by registering the address again and again. */
async function tellOwner(tx: Tx, owner: Account): Promise<void> {
  const mail = existingAccountMail({ name: owner.fullName, language: owner.language });
  const since = new Date(now().getTime() - hours(1));
  if (await wasMailed(tx, { recipient: owner.email, subject: mail.subject, since })) return;
  await queueMail(tx, { recipient: owner.email, ...mail });
}

/** Sends a new verification code when the account is there, not verified, and none was sent in the last minute. Throws `too_many_requests`. */
export async function resendVerificationCode(email: string): Promise<void> {
  await spendLimit("codeMail", email);
  await transact(async (tx) => {
    const account = await lockByEmail(tx, email);
    if (!account || account.verifiedAt || account.deletedAt) return;
    if ((await codeWait(tx, account.id, "verification")) > 0) return;
    await sendCode(tx, account, "verification");
  });
}

/** Counts the try before looking at the code; five wrong ones end it. Throws `invalid_code` and `too_many_requests`. */
export async function verifyEmail(input: CodeInput): Promise<void> {
  await spendLimit("codeCheck", input.email);
  const verified = await transact(async (tx) => {
    const account = await lockByEmail(tx, input.email);
    if (!account || account.deletedAt) return false;
    if (!(await redeemCode(tx, { accountId: account.id, purpose: "verification", code: input.code }))) return false;
    await tx
      .update(accounts)
      .set({ verifiedAt: account.verifiedAt ?? now() })
      .where(eq(accounts.id, account.id));
    return true;
  });
  if (!verified) throw new AppError("invalid_code", { fields: { code: "codeWrong" } });
}

/**
 * Counts a try before its password is looked at, so that many at once do not get past the limits; known and unknown
 * accounts alike. In a browser that the account knows only its own tries count, so that nobody locks the owner out. Gives
 * back what takes it off again: only wrong passwords count. Throws `too_many_requests`.
 */
async function countSignIn(db: Database, email: string, caller: Caller): Promise<() => Promise<void>> {
  const { address, device } = caller;
  if (await isKnownDevice(db, email, device)) {
    const own = `${email} ${device}`;
    await spendLimit("signInDevice", own);
    return () => clearLimit("signInDevice", own);
  }
  const pair = `${email} ${address}`;
  await spendLimit("signInPair", pair);
  await spendLimit("signInAddress", address);
  await spendLimit("signInAccount", email);
  return async () => {
    await Promise.all([clearLimit("signInPair", pair), clearLimit("signInAccount", email)]);
    await giveBackLimit("signInAddress", address);
  };
}

/** The account with this password; the same work for an address without one. Throws `invalid_credentials`. */
async function recognise(db: Database, { email, password }: LoginInput): Promise<Account> {
  const account = await findByEmail(db, email);
  const matches = await passwordMatches(account?.deletedAt ? null : account?.passwordHash, password);
  if (!account || !matches) throw new AppError("invalid_credentials");
  return account;
}

/**
 * Checks the password and opens a session of 60 minutes. Throws `too_many_requests`, `invalid_credentials`, and for the
 * right password `account_locked` or `not_verified`.
 */
export async function signIn(input: LoginInput, caller: Caller): Promise<{ session: NewSession; account: Account }> {
  const db = await database();
  const forgive = await countSignIn(db, input.email, caller);
  const account = await evenTime(evenTimes.signIn, () => recognise(db, input));
  await forgive();
  if (account.lockedAt) throw new AppError("account_locked");
  if (!account.verifiedAt) throw new AppError("not_verified", { data: { email: account.email } });
  return { session: await openSession(db, account.id, caller), account };
}

/** Starts a session of 60 minutes for whoever has proved to be the account's owner. */
export async function openSession(tx: Tx, accountId: number, caller: Caller): Promise<NewSession> {
  const expiresAt = new Date(now().getTime() + minutes(sessionMinutes));
  const [session] = await tx
    .insert(sessions)
    .values({
      accountId,
      userAgent: storable(caller.userAgent).slice(0, 300),
      createdAt: now(),
      provenAt: now(),
      expiresAt,
    })
    .returning();
  if (!session) throw new AppError("unexpected");
  return { id: session.id, accountId, expiresAt };
}

/** Ends the actor's session; its cookie and token are worthless from here on. */
export async function signOut(actor: Actor): Promise<void> {
  const db = await database();
  await db.update(sessions).set({ endedAt: now() }).where(eq(sessions.id, actor.sessionId));
}

/** Keeps the language that the actor chose, so that mails speak it. */
export async function setLanguage(actor: Actor, language: Locale): Promise<void> {
  const db = await database();
  await db.update(accounts).set({ language }).where(eq(accounts.id, actor.accountId));
}

/** Makes the first administrator of a new installation; does nothing when there is one. Returns whether it made one. */
export async function makeFirstAdministrator(login: { email: string; password: string }): Promise<boolean> {
  const passwordHash = await hashPassword(login.password.trim());
  return transact(async (tx) => {
    const [existing] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, "ADMIN")).limit(1);
    if (existing) return false;
    const [account] = await tx
      .insert(accounts)
      .values({
        email: login.email.trim().toLowerCase(),
        passwordHash,
        fullName: "Administrator",
        school: "Isomo",
        role: "ADMIN",
        verifiedAt: now(),
        consentVersion,
        consentAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (account) await startFirstSubscription(tx, account.id);
    return Boolean(account);
  });
}
