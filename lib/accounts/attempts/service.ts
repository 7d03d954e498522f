import { createHmac } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, registrations } from "@/db/schema";
import { dateInKigali, now, timeInKigali } from "@/lib/core/clock";
import { acceptedHashes, acceptedKeys, keyedHash } from "@/lib/core/keys";
import { queueMail } from "@/lib/notifications/service";
import { verificationMail } from "@/lib/notifications/channels/mail/templates";
import { recordReferrer } from "@/lib/referrals/service";
import { startFirstSubscription } from "@/lib/subscriptions/service";
import { mailedLink } from "../mail-links/rules";
import { codeRules } from "../constants";
import { hashPassword } from "../passwords/gateway";
import { hashCode, hashSecret, isCode, newCode, newSecret } from "../rules";
import type { LoginInput } from "../schema";
import { deviceOf } from "../devices/rules";
import { pendingFor, type Attempt } from "./queries";

const purpose = "registration";

/**
 * The link of an attempt. All its mails carry one link, even when the server's secret changes in between: asking for another
 * code must not end the link of the last mail.
 */
function linkOf({ id, createdAt, linkHash }: Attempt): string {
  const text = `${purpose} link:${id}:${createdAt.toISOString()}`;
  const mailed = acceptedHashes("codes", text).find((link) => hashSecret(link) === linkHash);
  return mailed ?? keyedHash("codes", text);
}

function begun({ createdAt, userAgent }: Attempt) {
  const { browser, system } = deviceOf(userAgent);
  return {
    date: dateInKigali(createdAt).split("-").reverse().join("/"),
    time: timeInKigali(createdAt),
    device: [browser, system].filter(Boolean).join(", "),
  };
}

/** Mails an attempt its code and link, in the caller's transaction, unless it was sent one in the last minute. */
export async function sendCode(tx: Tx, attempt: Attempt): Promise<void> {
  const { id, email, language, codeSentAt } = attempt;
  if (codeSentAt && codeSentAt.getTime() + codeRules.resendAfter > now().getTime()) return;
  const [code, link] = [newCode(), linkOf(attempt)];
  const fresh = {
    codeHash: hashCode({ accountId: id, purpose, code }),
    codeSentAt: now(),
    codeExpiresAt: new Date(now().getTime() + codeRules.lifetime),
    linkHash: hashSecret(link),
  };
  await tx
    .update(registrations)
    .set({ ...fresh, tries: 0, ownTries: 0 })
    .where(eq(registrations.id, id));
  const others = (await tx.$count(registrations, pendingFor(email))) > 1;
  const address = mailedLink({ mode: "verify-email", language, email, link });
  const mail = verificationMail(language, { code, link: address, ...begun(attempt), others });
  await queueMail(tx, { recipient: email, ...mail });
}

type GivenCode = { email: string; code: string; own: number | undefined };

/**
 * The attempt whose live code this is. The try is counted before the codes are looked at: for the caller's own attempt apart
 * from what others try, so that strangers use up nobody's tries but their own.
 */
export async function redeemCode(tx: Tx, { email, code, own }: GivenCode): Promise<Attempt | undefined> {
  const live = and(pendingFor(email), gt(registrations.codeExpiresAt, now()));
  const { id, tries, ownTries } = registrations;
  const tried = await tx
    .update(registrations)
    .set({ tries: sql`${tries} + 1` })
    .where(and(live, lt(tries, codeRules.tries), own === undefined ? undefined : ne(id, own)))
    .returning();
  if (own !== undefined) {
    const mine = and(live, lt(ownTries, codeRules.tries), eq(id, own));
    const set = { ownTries: sql`${ownTries} + 1` };
    tried.push(...(await tx.update(registrations).set(set).where(mine).returning()));
  }
  // The caller's own comes last, and goes before a stranger's with the same code by chance.
  return tried.findLast((attempt) => isCode(attempt.codeHash ?? "", { accountId: attempt.id, purpose, code }));
}

/** One for each key that is accepted, the present one first. */
function saltsOf(email: string): Buffer[] {
  const keys = acceptedKeys("registrations");
  return keys.map((key) => createHmac("sha256", key).update(email).digest().subarray(0, 16));
}

/**
 * The hash of an attempt's password. All attempts with an address have one salt, which nobody knows who has the database
 * alone, so that one computation tells which of them a password belongs to, however many strangers have begun.
 */
export function hashForAttempt({ email, password }: LoginInput): Promise<string> {
  return hashPassword(password, saltsOf(email)[0]);
}

/** The newest pending attempt with this address and password. Takes equally long whether or not one waits. */
export async function findByPassword(tx: Tx, { email, password }: LoginInput): Promise<Attempt | undefined> {
  const hashes = await Promise.all(saltsOf(email).map((salt) => hashPassword(password, salt)));
  const own = and(pendingFor(email), inArray(registrations.passwordHash, hashes));
  const [attempt] = await tx.select().from(registrations).where(own).orderBy(desc(registrations.id)).limit(1);
  return attempt;
}

/** Gives an attempt to another browser. Gives back what that must hold. */
export async function bindAttempt(tx: Tx, id: number): Promise<string> {
  const binding = newSecret();
  await tx
    .update(registrations)
    .set({ bindingHash: hashSecret(binding) })
    .where(eq(registrations.id, id));
  return binding;
}

/**
 * Makes an attempt the account of its address, brought by whose invitation it began with. `proven` says whether whoever confirms
 * it is known to have chosen its password. Returns whether it did: not where the address has a verified account already.
 */
export async function confirmAttempt(tx: Tx, attempt: Attempt, proven: boolean): Promise<boolean> {
  const { email, passwordHash, fullName, school, language, consentVersion, consentAt, referredByEmail } = attempt;
  const given = { passwordHash, fullName, school, language, consentVersion, consentAt };
  const facts = { ...given, passwordProvenAt: proven ? now() : null, verifiedAt: now() };
  const made = await tx
    .insert(accounts)
    .values({ email, ...facts })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  // One of before that nobody has verified is nobody's.
  const unverified = and(eq(accounts.email, email), isNull(accounts.verifiedAt));
  const claim = () => tx.update(accounts).set(facts).where(unverified).returning({ id: accounts.id });
  const [account] = made.length > 0 ? made : await claim();
  if (!account) return false;
  await startFirstSubscription(tx, account.id);
  // Unproven, so that what the newcomer says on the next page goes before it.
  if (referredByEmail) await recordReferrer(tx, { email, referredByEmail });
  const secrets = { passwordHash: null, codeHash: null, referredByEmail: null };
  const ended = { accountId: account.id, confirmedAt: now(), ...secrets };
  await tx.update(registrations).set(ended).where(eq(registrations.id, attempt.id));
  return true;
}
