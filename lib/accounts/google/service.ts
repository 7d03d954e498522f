import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { accounts, identities, passkeys, signInTickets } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Locale } from "@/lib/core/language";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { storable } from "@/lib/core/searchable";
import { queueMail } from "@/lib/notifications/service";
import { passwordDroppedMail } from "@/lib/notifications/channels/mail/templates";
import { startFirstSubscription } from "@/lib/subscriptions/service";
import { endCodes } from "../codes/service";
import { consentVersion, ticketLifetime } from "../constants";
import { forgetDevices } from "../devices/service";
import { admit } from "../entrance/service";
import type { Entrance } from "../entrance/types";
import { requireProvenMailbox } from "../mailbox/queries";
import { lockByEmail, type Account } from "../queries";
import { hashSecret, newSecret } from "../rules";
import { holdOwnAccount } from "../owner/queries";
import { tellOwner } from "../owner/service";
import { endEntrances, endSessions } from "../sessions/service";
import type { Caller } from "../types";
import type { GoogleProfile, Ticket } from "./types";

const provider = "google";

/**
 * One at a time for one account of the provider: of two at once, the second sees whose it has become. Comes before any row is
 * held.
 */
async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${provider} ${subject}`}::text))`);
}

async function findLinked(tx: Tx, subject: string): Promise<Account | undefined> {
  const [row] = await tx
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.account;
}

async function makeAccount(tx: Tx, profile: GoogleProfile, language: Locale): Promise<Account | undefined> {
  const consent = { consentVersion, consentAt: now() };
  const facts = { email: profile.email, fullName: storable(profile.name).slice(0, 200), school: "", language };
  const [made] = await tx
    .insert(accounts)
    .values({ ...facts, ...consent, verifiedAt: now() })
    .onConflictDoNothing()
    .returning();
  if (made) await startFirstSubscription(tx, made.id);
  return made;
}

/** Ends the sessions, codes and known browsers of an account. */
async function endAccess(tx: Tx, accountId: number): Promise<void> {
  await endCodes(tx, accountId);
  await forgetDevices(tx, accountId);
  await endSessions(tx, accountId);
}

/**
 * An address that nobody has verified yet belongs to whom the provider vouches for: what a stranger may have given with
 * it, a password above all, is gone.
 */
async function claim(tx: Tx, account: Account, profile: GoogleProfile): Promise<Account | undefined> {
  const fullName = storable(profile.name).slice(0, 200);
  await endAccess(tx, account.id);
  const facts = { passwordHash: null, fullName, school: "", verifiedAt: now(), consentVersion, consentAt: now() };
  const [claimed] = await tx.update(accounts).set(facts).where(eq(accounts.id, account.id)).returning();
  return claimed;
}

/**
 * A password that a code alone confirmed may be a stranger's, who gave the owner's address: it opens nothing any more once
 * the owner comes by the provider. Every session is ended, and the owner is told. A second factor stays and is asked
 * for: whoever holds the account at the provider alone is not past it.
 */
async function dropUnproven(tx: Tx, account: Account): Promise<Account> {
  if (!account.passwordHash || account.passwordProvenAt) return account;
  await endAccess(tx, account.id);
  await tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, account.id));
  const mail = passwordDroppedMail({ language: account.language });
  await queueMail(tx, { recipient: account.email, ...mail });
  return { ...account, passwordHash: null };
}

/**
 * The account of somebody the provider knows: linked before, or of the same address, when the provider vouches for it. Throws
 * `google_unlinked` where its person has taken the provider away.
 */
async function findOrMake(tx: Tx, profile: GoogleProfile, language: Locale): Promise<Account> {
  await lockSubject(tx, profile.subject);
  const linked = await findLinked(tx, profile.subject);
  if (linked) return linked;
  if (!profile.emailVerified) throw new AppError("email_unverified");
  const made = await makeAccount(tx, profile, language);
  const known = made ?? (await lockByEmail(tx, profile.email));
  if (!known) throw new AppError("account_locked");
  if (known.googleOffAt) throw new AppError("google_unlinked");
  const account = known.verifiedAt ? await dropUnproven(tx, known) : await claim(tx, known, profile);
  if (!account) throw new AppError("unexpected");
  await tx.insert(identities).values({ provider, subject: profile.subject, accountId: account.id });
  if (!made) await tellOwner(tx, account, "googleLinked");
  return account;
}

/**
 * Links an account of the provider to the actor's, whatever its address: the actor is signed in to both. Throws
 * `proof_required`, `mailbox_unproven`, and `identity_taken` when it belongs to another account.
 */
export async function linkGoogle(actor: Actor, { subject }: GoogleProfile): Promise<void> {
  requireRecentProof(actor);
  await transact(async (tx) => {
    await lockSubject(tx, subject);
    const account = await holdOwnAccount(tx, actor);
    await requireProvenMailbox(tx, actor.accountId);
    await tx.update(accounts).set({ googleOffAt: null }).where(eq(accounts.id, actor.accountId));
    const link = { provider, subject, accountId: actor.accountId };
    const made = await tx.insert(identities).values(link).onConflictDoNothing().returning();
    if (made.length > 0) return tellOwner(tx, account, "googleLinked");
    if ((await findLinked(tx, subject))?.id !== actor.accountId) throw new AppError("identity_taken");
  });
}

/**
 * Takes the provider's way in away, until `linkGoogle` brings it back. Throws `proof_required`, and `last_way_in` where there
 * is neither a password nor a passkey.
 */
export async function unlinkGoogle(actor: Actor): Promise<void> {
  requireRecentProof(actor);
  await transact(async (tx) => {
    const account = await holdOwnAccount(tx, actor);
    const keys = await tx.$count(passkeys, eq(passkeys.accountId, actor.accountId));
    if (!account.passwordHash && keys === 0) throw new AppError("last_way_in");
    const own = and(eq(identities.accountId, actor.accountId), eq(identities.provider, provider));
    const gone = await tx.delete(identities).where(own).returning();
    if (gone.length === 0) return;
    await tx.update(accounts).set({ googleOffAt: now() }).where(eq(accounts.id, account.id));
    await endEntrances(tx, account.id);
    await tellOwner(tx, account, "googleUnlinked");
  });
}

/**
 * Lets in whom the provider has identified: a ticket of 60 seconds for the browser that signed in there. Makes the account
 * at the first time. Throws `email_unverified`, `google_unlinked` and `account_locked`.
 */
export async function issueTicket(profile: GoogleProfile, language: Locale): Promise<Ticket> {
  const ticket = { token: newSecret(), binding: newSecret() };
  return transact(async (tx) => {
    const account = await findOrMake(tx, profile, language);
    if (account.lockedAt) throw new AppError("account_locked");
    await tx.insert(signInTickets).values({
      tokenHash: hashSecret(ticket.token),
      bindingHash: hashSecret(ticket.binding),
      accountId: account.id,
      expiresAt: new Date(now().getTime() + ticketLifetime),
    });
    return { ...ticket, email: account.email };
  });
}

/** Takes a ticket, once, and gives back how far that leads. Throws `invalid_ticket` and `account_locked`. */
export async function redeemTicket(ticket: Ticket, caller: Caller): Promise<Entrance> {
  const db = await database();
  // On its own, so that a ticket is used up also when what follows is refused.
  const [used] = await db
    .update(signInTickets)
    .set({ usedAt: now() })
    .where(
      and(
        eq(signInTickets.tokenHash, hashSecret(ticket.token)),
        eq(signInTickets.bindingHash, hashSecret(ticket.binding)),
        isNull(signInTickets.usedAt),
        gt(signInTickets.expiresAt, now()),
      ),
    )
    .returning();
  const [account] = used ? await db.select().from(accounts).where(eq(accounts.id, used.accountId)) : [];
  if (!account || account.email !== ticket.email) throw new AppError("invalid_ticket");
  if (account.lockedAt) throw new AppError("account_locked");
  return admit(account, { way: "google" }, caller);
}
