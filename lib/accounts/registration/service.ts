import { eq, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { registrations } from "@/db/schema";
import { hours, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Locale } from "@/lib/core/language";
import { storable } from "@/lib/core/searchable";
import { spendLimit } from "@/lib/limits/service";
import { wasMailed } from "@/lib/notifications/queries";
import { queueMail } from "@/lib/notifications/service";
import { existingAccountMail } from "@/lib/notifications/templates/mail";
import { mailboxOf } from "@/lib/referrals/rules";
import { findAttempt, findLinkedAttempt, findOwnAttempt } from "../attempts/queries";
import { confirmAttempt, redeemCode, sendCode } from "../attempts/service";
import { consentVersion } from "../constants";
import { hashPassword, passwordMatches } from "../gateway";
import { assertUncommon } from "../passwords/service";
import { findByEmail, type Account } from "../queries";
import { hashSecret, newSecret } from "../rules";
import type { CodeInput, LinkInput, LoginInput, Registration } from "../schema";
import type { Caller } from "../types";

/** One at a time for one address: of two at once, the second sees what the first did. */
async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`registration ${email}`}::text))`);
}

/** For one mailbox, however it is written; known and unknown alike. The limit of one network comes first, so that it cannot use up all. */
async function countMail(email: string, { address }: Caller): Promise<void> {
  const mailbox = mailboxOf(email);
  await spendLimit("codeMailPair", `${mailbox} ${address}`);
  await spendLimit("codeMail", mailbox);
  await spendLimit("registrationMailDay", mailbox);
}

/** At most once an hour, so that nobody's mailbox can be filled by registering the address again and again. */
async function tellOwner(tx: Tx, owner: Account): Promise<void> {
  const mail = existingAccountMail({ name: owner.fullName, language: owner.language });
  const since = new Date(now().getTime() - hours(1));
  if (await wasMailed(tx, { recipient: owner.email, subject: mail.subject, since })) return;
  await queueMail(tx, { recipient: owner.email, ...mail });
}

/**
 * Keeps an attempt to make an account and mails its code and link. Nothing that was given with the address before counts
 * for it, nor the other way round. Known and unknown addresses get the same answer: the owner of a known one is told by
 * mail. Gives back what the browser must hold to be known as the attempt's. Throws `invalid_input` for a common password and
 * `too_many_requests`.
 */
export async function registerAccount(input: Registration, language: Locale, caller: Caller): Promise<string> {
  const { email, password, fullName, school } = input;
  await assertUncommon({ field: "password", password, own: [email, fullName, school] });
  await countMail(email, caller);
  const binding = newSecret();
  const row = {
    email: input.email,
    passwordHash: await hashPassword(input.password),
    fullName: storable(input.fullName),
    school: storable(input.school),
    ...{ language, consentVersion, consentAt: now(), createdAt: now() },
    userAgent: storable(caller.userAgent).slice(0, 300),
    bindingHash: hashSecret(binding),
  };
  await transact(async (tx) => {
    await lockAddress(tx, input.email);
    const account = await findByEmail(tx, input.email);
    const [attempt] = await tx.insert(registrations).values(row).returning();
    if (account?.verifiedAt) return tellOwner(tx, account);
    if (attempt && !account?.deletedAt) await sendCode(tx, attempt);
  });
  return binding;
}

/**
 * Sends another code for the attempt that was begun in this browser, else for the newest one, unless one was sent in the last
 * minute. Throws `too_many_requests`.
 */
export async function resendVerificationCode(email: string, caller: Caller): Promise<void> {
  await countMail(email, caller);
  await transact(async (tx) => {
    await lockAddress(tx, email);
    const attempt = await findAttempt(tx, email, caller.registration);
    if (!attempt) return;
    const account = await findByEmail(tx, email);
    if (account?.verifiedAt) return tellOwner(tx, account);
    if (!account?.deletedAt) await sendCode(tx, attempt);
  });
}

/**
 * Makes the attempt whose code this is the account of its address. In a browser that began another attempt it does not, and
 * says why. Counts the try before looking at the code. Throws `invalid_code` and `too_many_requests`.
 */
export async function verifyEmail({ email, code }: CodeInput, caller: Caller): Promise<void> {
  const own = await findOwnAttempt(await database(), email, caller.registration);
  await spendLimit("codeCheck", own ? `registration ${own.id}` : mailboxOf(email));
  const outcome = await transact(async (tx) => {
    await lockAddress(tx, email);
    const attempt = await redeemCode(tx, { email, code, own: own?.id });
    if (!attempt) return "codeWrong";
    if (own && attempt.id !== own.id) return "codeOfAnother";
    return (await confirmAttempt(tx, attempt, Boolean(own))) ? null : "codeWrong";
  });
  if (outcome) throw new AppError("invalid_code", { fields: { code: outcome } });
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
 * The same as `verifyEmail` by the link of the mail. Where the attempt was not begun in this browser its password must be
 * given, so that nobody confirms what a stranger began with the address. Gives back the browser's new cookie. Throws
 * `invalid_link`, `invalid_input` at the password, and `too_many_requests`.
 */
export async function confirmByLink({ email, link, password }: LinkInput, caller: Caller): Promise<string> {
  const db = await database();
  const attempt = await findLinkedAttempt(db, email, link);
  if (!attempt) throw new AppError("invalid_link");
  const own = await findOwnAttempt(db, email, caller.registration);
  if (attempt.id !== own?.id) await proveAttempt(attempt.id, attempt.passwordHash, password);
  const binding = newSecret();
  const confirmed = await transact(async (tx) => {
    await lockAddress(tx, email);
    const again = await findLinkedAttempt(tx, email, link);
    if (!again || !(await confirmAttempt(tx, again, true))) return false;
    await tx
      .update(registrations)
      .set({ bindingHash: hashSecret(binding) })
      .where(eq(registrations.id, again.id));
    return true;
  });
  if (!confirmed) throw new AppError("invalid_link");
  return binding;
}

async function proveAttempt(id: number, passwordHash: string | null, password: string | undefined): Promise<void> {
  if (!password) throw new AppError("invalid_input", { fields: { password: "passwordRequired" } });
  await spendLimit("passwordAgain", `registration ${id}`);
  if (!(await passwordMatches(passwordHash, password)))
    throw new AppError("invalid_input", { fields: { password: "passwordOfAnother" } });
}

/**
 * Makes this browser the one that holds the pending attempt with this password, so that its own code is sent and confirmed
 * here; null when there is none. For those whose password was looked at before, within the limits of signing in.
 */
export async function holdAttempt({ email, password }: LoginInput, caller: Caller): Promise<string | null> {
  const db = await database();
  const attempt = await findAttempt(db, email, caller.registration);
  if (!attempt || !(await passwordMatches(attempt.passwordHash, password))) return null;
  const binding = newSecret();
  await db
    .update(registrations)
    .set({ bindingHash: hashSecret(binding) })
    .where(eq(registrations.id, attempt.id));
  return binding;
}
