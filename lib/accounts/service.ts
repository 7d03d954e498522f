import { and, eq, isNull } from "drizzle-orm";
import { database, transact, type Database } from "@/db";
import { accounts } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { inConstantTime } from "@/lib/core/constant-time";
import type { Locale } from "@/lib/core/language";
import { assertWithinLimit, clearLimit, giveBackLimit, spendLimit } from "@/lib/limits/service";
import { startFirstSubscription } from "@/lib/subscriptions/service";
import { findByPassword } from "./attempts/service";
import { consentVersion, constantTimes } from "./constants";
import { isKnownDevice } from "./devices/service";
import { sessionOf } from "./entrance/rules";
import { admit } from "./entrance/service";
import type { Entrance } from "./entrance/types";
import { hashPassword, passwordMatches } from "./passwords/gateway";
import { findByEmail, type Account } from "./queries";
import type { LoginInput } from "./schema";
import { signOut } from "./sessions/service";
import { assertMaySignIn, noteFailedSignIn } from "./sign-ins/service";
import type { Caller, NewSession } from "./types";

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

/**
 * Who goes on beyond the limit of their network is refused from memory, before each try costs a query and counts for whoever is
 * named. Throws `too_many_requests`.
 */
async function assertNetworkMayTry(db: Database, email: string, { address, device }: Caller): Promise<void> {
  if (!(await isKnownDevice(db, email, device))) await assertWithinLimit("signInAddress", address);
}

/**
 * The account with this password. The password of a pending registration, of however many, is told as such, whether or not
 * its address has an account; the same work for an address without either. Throws `invalid_credentials` and `not_verified`.
 */
async function recognise(db: Database, { email, password }: LoginInput, caller: Caller): Promise<Account> {
  const account = await findByEmail(db, email);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (account?.verifiedAt && matches) return account;
  const pending = await findByPassword(db, { email, password });
  await noteFailedSignIn(db, email, { way: "password", caller });
  throw matches || pending ? new AppError("not_verified", { data: { email } }) : new AppError("invalid_credentials");
}

/**
 * Checks the password, and the second factor when a code for it came along; gives back how far that leads. Throws
 * `too_many_requests`, `invalid_credentials`, `invalid_code`, and for the right password `account_locked` or, while it
 * waits for its confirmation, `not_verified`.
 */
export async function beginSignIn({ otp, ...input }: LoginInput, caller: Caller): Promise<Entrance> {
  const db = await database();
  await assertNetworkMayTry(db, input.email, caller);
  await assertMaySignIn(db, input.email, caller);
  const forgive = await countSignIn(db, input.email, caller);
  const account = await inConstantTime(constantTimes.signIn, () => recognise(db, input, caller));
  await forgive();
  if (account.lockedAt) throw new AppError("account_locked");
  return admit(account, { way: "password", otp }, caller);
}

/** Signs in by one call. Throws what `beginSignIn` throws, `second_factor_required` and `second_factor_missing`. */
export async function signIn(input: LoginInput, caller: Caller): Promise<{ session: NewSession; account: Account }> {
  return sessionOf(await beginSignIn(input, caller));
}

/**
 * Who signs in anew to prove to be there goes on in one session, not two. The former one stays while the new one is not
 * there yet: a factor may be owed that is never given.
 */
export async function endFormer(before: Actor | null, entrance: Entrance): Promise<void> {
  if (entrance.kind === "in" && before?.accountId === entrance.account.id) await signOut(before);
}

/** Keeps the language that the actor chose, so that mails speak it. */
export async function setLanguage(actor: Actor, language: Locale): Promise<void> {
  const db = await database();
  await db.update(accounts).set({ language }).where(eq(accounts.id, actor.accountId));
}

/** The settings gave this password to an administrator of before that was kept: it is no stranger's. */
async function trustSettings(db: Database, { email, password }: { email: string; password: string }): Promise<void> {
  const named = and(eq(accounts.email, email), eq(accounts.role, "ADMIN"), isNull(accounts.passwordProvenAt));
  const [account] = await db.select().from(accounts).where(named);
  if (!account?.passwordHash || !(await passwordMatches(account.passwordHash, password))) return;
  const same = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash));
  await db.update(accounts).set({ passwordProvenAt: now() }).where(same);
}

/**
 * Makes the first administrator of a new installation; where there is one, takes the word of the settings for the password that
 * they gave it. Returns whether it made one.
 */
export async function makeFirstAdministrator(given: { email: string; password: string }): Promise<boolean> {
  const login = { email: given.email.trim().toLowerCase(), password: given.password.trim() };
  await trustSettings(await database(), login);
  const passwordHash = await hashPassword(login.password);
  return transact(async (tx) => {
    const [existing] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, "ADMIN")).limit(1);
    if (existing) return false;
    const [account] = await tx
      .insert(accounts)
      .values({
        email: login.email,
        passwordHash,
        fullName: "Administrator",
        school: "Isomo",
        role: "ADMIN",
        verifiedAt: now(),
        passwordProvenAt: now(),
        consentVersion,
        consentAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (account) await startFirstSubscription(tx, account.id);
    return Boolean(account);
  });
}
