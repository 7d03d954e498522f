import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import {
  accounts,
  activities,
  outbox,
  notifications,
  orders,
  paymentEvents,
  plans,
  referrals,
  registrations,
} from "@/db/schema";
import type { DeletionInput } from "@/lib/accounts/profile/schema";
import { proveDeletion } from "@/lib/accounts/profile/service";
import { markChanged } from "@/lib/activity/service";
import { eraseMessagesFrom } from "@/lib/contact/service";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { planKinds } from "@/lib/plans/kinds/registry";

/** What payments keep of a person: number and reference are needed to the account books, the rest is not. */
async function forgetPayer(tx: Tx, accountId: number): Promise<void> {
  const own = tx.select({ txRef: orders.txRef }).from(orders).where(eq(orders.accountId, accountId));
  await tx.update(paymentEvents).set({ payload: {} }).where(inArray(paymentEvents.txRef, own));
  await tx.update(orders).set({ phone: null, link: null }).where(eq(orders.accountId, accountId));
}

/**
 * What somebody wrote in the contact form, and the support's mails with it. Only of an address that was proven: nobody erases
 * another's messages by registering with their address.
 */
async function forgetMessages(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  const proven = and(eq(accounts.id, id), isNotNull(accounts.verifiedAt));
  if ((await tx.$count(accounts, proven)) === 0) return;
  await eraseMessagesFrom(tx, email);
}

/** What administrators and whoever brought the person were told: of payments, of session plans, of a first plan. */
async function forgetInNotices(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  const { entityId, entityType, kind, params } = notifications;
  const own = tx.select({ id: plans.id }).from(plans).where(eq(plans.ownerId, id));
  const name = tx.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, id));
  // Those that were written before they held the newcomer's number are known by the name, which others may have as well.
  const referrer = tx
    .select({ id: accounts.id })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.email, referrals.referredByEmail))
    .where(and(eq(referrals.accountId, id), isNotNull(referrals.rewardedAt)));
  const named = and(
    isNull(entityId),
    sql`${params} ->> 'name' = (${name})`,
    inArray(notifications.accountId, referrer),
  );
  const asNewcomer = or(eq(entityId, id), named);
  const aboutPerson = or(
    sql`${params} ->> 'email' = ${email}`,
    sql`${params} ->> 'by' = ${email}`,
    and(inArray(entityType, Object.keys(planKinds)), inArray(entityId, own)),
    and(eq(kind, "referralReward"), asNewcomer),
  );
  await tx.delete(notifications).where(aboutPerson);
}

/** What others did with the person's plans stands in their timelines by the plans' titles. */
async function forgetInActivity(tx: Tx, id: number): Promise<void> {
  const own = tx.select({ id: plans.id }).from(plans).where(eq(plans.ownerId, id));
  const { accountId, entityId, entityType } = activities;
  const about = and(ne(accountId, id), inArray(entityType, Object.keys(planKinds)), inArray(entityId, own));
  const gone = await tx.delete(activities).where(about).returning({ accountId });
  for (const other of new Set(gone.map((row) => row.accountId))) await markChanged(tx, other);
}

/** Whom the person brought, and whom they invited: attempts that still wait would bring the address back once confirmed. */
async function forgetInvitations(tx: Tx, email: string): Promise<void> {
  await tx.delete(referrals).where(eq(referrals.referredByEmail, email));
  await tx.update(registrations).set({ referredByEmail: null }).where(eq(registrations.referredByEmail, email));
}

/**
 * Erases an account that nobody verified, in the caller's transaction. Registrations and mails of the address stay: its owner
 * may have begun one this minute, and what is old of them goes in its own time. Returns whether the account was there.
 */
export async function eraseUnproven(tx: Tx, account: { id: number; email: string }, only?: SQL): Promise<boolean> {
  const { id, email } = account;
  await forgetPayer(tx, id);
  await forgetMessages(tx, account);
  await forgetInvitations(tx, email);
  await forgetInNotices(tx, { id, email });
  await forgetInActivity(tx, id);
  const gone = await tx
    .delete(accounts)
    .where(and(eq(accounts.id, id), only))
    .returning({ id: accounts.id });
  return gone.length > 0;
}

/**
 * Erases an account and everything personal, in the caller's transaction: plans, sessions, activity and the rest go with the
 * row; the ledger stays without a name. Returns whether the account was there and met the condition.
 */
export async function eraseAccount(tx: Tx, account: { id: number; email: string }, only?: SQL): Promise<boolean> {
  await tx.delete(outbox).where(eq(outbox.recipient, account.email));
  await tx.delete(registrations).where(eq(registrations.email, account.email));
  return eraseUnproven(tx, account, only);
}

/**
 * Erases the actor's account and everything personal at once: plans, sessions, activity and the rest go with the row; the
 * ledger stays without a name. Throws `invalid_input` at the field that proves too little, `administrator_stays` for an
 * administrator, who must hand the role on first. Source: Law 058/2021, article 23; PRI-2.
 */
export async function deleteAccount(actor: Actor, proof: DeletionInput): Promise<void> {
  if (actor.role === "ADMIN") throw new AppError("administrator_stays");
  await proveDeletion(actor, proof);
  await transact(async (tx) => {
    const { accountId: id, email } = actor;
    // Whoever was made an administrator meanwhile stays.
    if (!(await eraseAccount(tx, { id, email }, ne(accounts.role, "ADMIN")))) throw new AppError("administrator_stays");
  });
}
