import { sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { registrations } from "@/db/schema";
import { hours, now } from "@/lib/core/clock";
import { AppError, isAppError } from "@/lib/core/errors";
import type { Locale } from "@/lib/core/language";
import { storable } from "@/lib/core/searchable";
import { spendLimit } from "@/lib/limits/service";
import { countMessages } from "@/lib/notifications/queries";
import { queueMail } from "@/lib/notifications/service";
import { existingAccountMail } from "@/lib/notifications/channels/mail/templates";
import { isSameMailbox, mailboxOf } from "@/lib/referrals/rules";
import { findAttempt, findCodedAttempt, findLinkedAttempt, findOwnAttempt, type Attempt } from "../attempts/queries";
import { bindAttempt, confirmAttempt, findByPassword, hashForAttempt, redeemCode, sendCode } from "../attempts/service";
import { consentVersion } from "../constants";
import { passwordMatches } from "../passwords/gateway";
import { assertUncommon } from "../passwords/service";
import { findByEmail, type Account } from "../queries";
import { browserOf, hashSecret, newSecret } from "../rules";
import type { CodeInput, CodeProof, LinkInput, LoginInput, Registration } from "../schema";
import type { Caller } from "../types";

/** One at a time for one address: of two at once, the second sees what the first did. */
async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`registration ${email}`}::text))`);
}

/**
 * For one mailbox, however it is written; known and unknown alike. The limit of one network comes first, so that it cannot use
 * up all. What strangers have used up leaves a few to each network for who holds a registration. Throws `too_many_requests`.
 */
async function countMail(email: string, { address }: Caller, holdsAttempt: boolean): Promise<void> {
  const mailbox = mailboxOf(email);
  const pair = `${mailbox} ${address}`;
  await spendLimit("codeMailPair", pair);
  try {
    await spendLimit("codeMail", mailbox);
    await spendLimit("registrationMailDay", mailbox);
  } catch (error) {
    if (!holdsAttempt || !isRefusal(error)) throw error;
    await spendLimit("attemptMailPair", pair);
    await spendLimit("attemptMailDay", mailbox);
  }
}

function isRefusal(error: unknown): error is AppError {
  return isAppError(error) && error.code === "too_many_requests";
}

/** At most once an hour, so that nobody's mailbox can be filled by registering the address again and again. */
async function mailExistingOwner(tx: Tx, owner: Account): Promise<void> {
  const mail = existingAccountMail({ name: owner.fullName, language: owner.language });
  const since = new Date(now().getTime() - hours(1));
  if ((await countMessages(tx, { recipient: owner.email, purpose: mail.purpose, since })) > 0) return;
  await queueMail(tx, { recipient: owner.email, ...mail });
}

type StartedRegistration = {
  /** What the browser must hold to be known as the attempt's. */
  binding: string;
  /** Why no mail was sent; null where one was. */
  refusal: AppError | null;
};

/**
 * Keeps an attempt to make an account and mails its code and link. Nothing that was given with the address before counts
 * for it, nor the other way round. Known and unknown addresses get the same answer: the owner of a known one is told by
 * mail. When the mails of the mailbox are used up the attempt is kept all the same. `referredByEmail` is whose invitation
 * was followed. Throws `invalid_input` for a common password.
 */
export async function beginRegistration(
  { referredByEmail, ...input }: Registration & { referredByEmail?: string },
  language: Locale,
  caller: Caller,
): Promise<StartedRegistration> {
  const { email, password, fullName, school } = input;
  await assertUncommon({ field: "password", password, own: [email, fullName, school] });
  const passwordHash = await hashForAttempt(input);
  const refusal = await countMail(email, caller, true).then(
    () => null,
    (error: unknown) => (isRefusal(error) ? error : Promise.reject(error as Error)),
  );
  const binding = newSecret();
  const row = {
    email,
    passwordHash,
    fullName: storable(fullName),
    school: storable(school),
    language,
    consentVersion,
    consentAt: now(),
    createdAt: now(),
    userAgent: browserOf(caller),
    referredByEmail: referredByEmail && !isSameMailbox(referredByEmail, email) ? referredByEmail : null,
    bindingHash: hashSecret(binding),
  };
  await transact(async (tx) => {
    await lockAddress(tx, email);
    const account = await findByEmail(tx, email);
    const [attempt] = await tx.insert(registrations).values(row).returning();
    if (refusal) return;
    if (account?.verifiedAt) return mailExistingOwner(tx, account);
    if (attempt) await sendCode(tx, attempt);
  });
  return { binding, refusal };
}

/** Registers as `beginRegistration` does, but throws the refusal (`too_many_requests`) instead of returning it. */
export async function registerAccount(input: Registration, language: Locale, caller: Caller): Promise<string> {
  const { binding, refusal } = await beginRegistration(input, language, caller);
  if (refusal) throw refusal;
  return binding;
}

/**
 * Sends another code for the attempt that was begun in this browser, else for the newest one, unless one was sent in the last
 * minute. Throws `too_many_requests`.
 */
export async function resendVerificationCode(email: string, caller: Caller): Promise<void> {
  const own = await findOwnAttempt(await database(), email, caller.registration);
  await countMail(email, caller, Boolean(own));
  await transact(async (tx) => {
    await lockAddress(tx, email);
    const attempt = await findAttempt(tx, email, caller.registration);
    if (!attempt) return;
    const account = await findByEmail(tx, email);
    if (account?.verifiedAt) return mailExistingOwner(tx, account);
    await sendCode(tx, attempt);
  });
}

/**
 * Confirms the attempt that a code names. Where this browser began none, a door that asks for passwords gets the attempt
 * back instead. Gives back what is wrong with the code, if anything.
 */
async function confirmByCode({ email, code }: CodeInput, caller: Caller, asksPassword: boolean) {
  const own = await findOwnAttempt(await database(), email, caller.registration);
  await spendLimit("codeCheck", own ? `registration ${own.id}` : mailboxOf(email));
  return transact(async (tx) => {
    await lockAddress(tx, email);
    const attempt = await redeemCode(tx, { email, code, own: own?.id });
    if (!attempt) return "codeWrong";
    if (own && attempt.id !== own.id) return "codeOfAnother";
    if (asksPassword && !own) return attempt;
    return (await confirmAttempt(tx, attempt, Boolean(own))) ? null : "codeWrong";
  });
}

function wrongCode(reason: string): AppError {
  return new AppError("invalid_code", { fields: { code: reason } });
}

/**
 * Makes the attempt whose code this is the account of its address. In a browser that began another attempt it does not, and
 * says why. Counts the try before looking at the code. Throws `invalid_code` and `too_many_requests`.
 */
export async function verifyEmail(input: CodeInput, caller: Caller): Promise<void> {
  const outcome = await confirmByCode(input, caller, false);
  if (typeof outcome === "string") throw wrongCode(outcome);
}

/**
 * Confirms an attempt by a code typed into the form. In a browser that began no attempt the code is not enough: a stranger may
 * have begun the one that it names, and the only one, so its password must be given, which makes the browser the attempt's. Gives
 * back the browser's new cookie then. Throws `invalid_input` at the password as well.
 */
export async function verifyInBrowser({ password, ...input }: CodeProof, caller: Caller): Promise<string | null> {
  const outcome = await confirmByCode(input, caller, true);
  if (typeof outcome === "string") throw wrongCode(outcome);
  if (!outcome) return null;
  await proveAttempt(outcome, { password, missing: "passwordOfAttempt" });
  const binding = await confirmProven(input.email, (tx) => findCodedAttempt(tx, outcome));
  if (!binding) throw wrongCode("codeWrong");
  return binding;
}

/** Whether a mailed link may confirm its attempt in this browser without the attempt's password. */
export async function isOwnLink({ email, link }: LinkInput, caller: Caller): Promise<boolean> {
  const db = await database();
  const [own, linked] = [
    await findOwnAttempt(db, email, caller.registration),
    await findLinkedAttempt(db, email, link),
  ];
  return Boolean(own && own.id === linked?.id);
}

/**
 * Confirms an attempt by the link of its mail. Where the attempt was not begun in this browser its password must be
 * given, so that nobody confirms what a stranger began with the address. Gives back the browser's new cookie. Throws
 * `invalid_link`, `invalid_input` at the password, and `too_many_requests`.
 */
export async function confirmByLink({ email, link, password }: LinkInput, caller: Caller): Promise<string> {
  const db = await database();
  const attempt = await findLinkedAttempt(db, email, link);
  if (!attempt) throw new AppError("invalid_link");
  const own = await findOwnAttempt(db, email, caller.registration);
  if (attempt.id !== own?.id) await proveAttempt(attempt, { password, missing: "passwordRequired" });
  const binding = await confirmProven(email, (tx) => findLinkedAttempt(tx, email, link));
  if (!binding) throw new AppError("invalid_link");
  return binding;
}

type GivenPassword = { password: string | undefined; missing: string };

async function proveAttempt({ id, passwordHash }: Attempt, { password, missing }: GivenPassword): Promise<void> {
  if (!password) throw new AppError("invalid_input", { fields: { password: missing } });
  await spendLimit("passwordAgain", `registration ${id}`);
  if (!(await passwordMatches(passwordHash, password)))
    throw new AppError("invalid_input", { fields: { password: "passwordOfAnother" } });
}

/** Confirms what is still there of an attempt whose password was given. Gives back the browser's new cookie. */
async function confirmProven(email: string, find: (tx: Tx) => Promise<Attempt | undefined>): Promise<string | null> {
  return transact(async (tx) => {
    await lockAddress(tx, email);
    const attempt = await find(tx);
    return attempt && (await confirmAttempt(tx, attempt, true)) ? bindAttempt(tx, attempt.id) : null;
  });
}

/**
 * Makes this browser the one that holds the pending attempt with this password, so that its own code is sent and confirmed
 * here; null when there is none. For those whose password was looked at before, within the limits of signing in.
 */
export async function holdAttempt(input: LoginInput): Promise<string | null> {
  const db = await database();
  const attempt = await findByPassword(db, input);
  return attempt ? bindAttempt(db, attempt.id) : null;
}
