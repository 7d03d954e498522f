import { and, eq, inArray, not, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database, type Database } from "@/db";
import {
  accounts,
  activities,
  auditLog,
  authenticators,
  contactMessages,
  curriculumUses,
  devices,
  headerDefaults,
  identities,
  ledgerEntries,
  letterheads,
  outbox,
  modelUsage,
  notifications,
  oneTimeCodes,
  orderConfirmations,
  orders,
  passkeys,
  paymentEvents,
  paymentExchanges,
  pendingSignIns,
  planBundles,
  mistakeReports,
  planRatings,
  plans,
  quotaPeriods,
  recoveryCodes,
  referrals,
  registrations,
  sessions,
  signIns,
  signInTickets,
  subscriptions,
  subscriptionTiers,
  tierGrants,
} from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { withoutSecrets } from "@/lib/notifications/rules";
import { changed, rowsOf, type Rows } from "../rows/queries";

/** One file of the export: its name, and what it tells, row by row. */
export type ExportedRecord = readonly [name: string, rows: Rows];

function accountRecords({ accountId, email }: Actor): ExportedRecord[] {
  const own = (column: PgColumn) => eq(column, accountId);
  const attempts = or(eq(registrations.email, email), own(registrations.accountId));
  return [
    ["account", rowsOf(accounts, { where: own(accounts.id), by: accounts.id, without: ["passwordHash", "revision"] })],
    [
      "registrations",
      // Whose invitation began an attempt goes when it becomes the account: where it stands, whoever typed the address may be
      // another.
      rowsOf(registrations, {
        where: attempts,
        by: registrations.id,
        without: ["passwordHash", "bindingHash", "codeHash", "linkHash", "referredByEmail"],
      }),
    ],
    ["identities", rowsOf(identities, { where: own(identities.accountId), by: identities.subject })],
    ["plans-used", rowsOf(quotaPeriods, { where: own(quotaPeriods.accountId), by: quotaPeriods.startsAt })],
    ["ratings", rowsOf(planRatings, { where: own(planRatings.accountId), by: planRatings.id })],
    ["mistake-reports", rowsOf(mistakeReports, { where: own(mistakeReports.accountId), by: mistakeReports.id })],
    ["curriculum-uses", rowsOf(curriculumUses, { where: own(curriculumUses.accountId), by: curriculumUses.id })],
    ["bundles", rowsOf(planBundles, { where: own(planBundles.accountId), by: planBundles.id })],
    ["referred-by", rowsOf(referrals, { where: own(referrals.accountId), by: referrals.accountId })],
    [
      "referrals",
      // Who came is theirs to tell.
      rowsOf(referrals, {
        where: eq(referrals.referredByEmail, email),
        by: referrals.accountId,
        without: ["accountId", "referredByEmail", "proven"],
      }),
    ],
    ["contact-messages", rowsOf(contactMessages, { where: eq(contactMessages.email, email), by: contactMessages.id })],
    ["header-defaults", rowsOf(headerDefaults, { where: own(headerDefaults.ownerId), by: headerDefaults.ownerId })],
    ["letterhead", rowsOf(letterheads, { where: own(letterheads.ownerId), by: letterheads.ownerId })],
  ];
}

/** By what the person comes in, and came in. */
function entranceRecords({ accountId }: Actor): ExportedRecord[] {
  const own = (column: PgColumn) => eq(column, accountId);
  const { tokenHash } = pendingSignIns;
  const ticket = signInTickets.tokenHash;
  return [
    [
      "authenticator",
      rowsOf(authenticators, {
        where: own(authenticators.accountId),
        by: authenticators.accountId,
        without: ["sealedSecret", "lastStep"],
      }),
    ],
    [
      "recovery-codes",
      rowsOf(recoveryCodes, {
        where: own(recoveryCodes.accountId),
        by: recoveryCodes.codeHash,
        without: ["codeHash"],
      }),
    ],
    ["passkeys", rowsOf(passkeys, { where: own(passkeys.accountId), by: passkeys.id, without: ["publicKey"] })],
    ["devices", rowsOf(devices, { where: own(devices.accountId), by: devices.tokenHash, without: ["tokenHash"] })],
    ["sign-ins", rowsOf(signIns, { where: own(signIns.accountId), by: signIns.id })],
    [
      "pending-sign-ins",
      rowsOf(pendingSignIns, { where: own(pendingSignIns.accountId), by: tokenHash, without: ["tokenHash"] }),
    ],
    [
      "sign-in-tickets",
      rowsOf(signInTickets, {
        where: own(signInTickets.accountId),
        by: ticket,
        without: ["tokenHash", "bindingHash"],
      }),
    ],
    [
      "codes",
      rowsOf(oneTimeCodes, {
        where: own(oneTimeCodes.accountId),
        by: oneTimeCodes.id,
        without: ["codeHash", "linkHash"],
      }),
    ],
    ["sessions", rowsOf(sessions, { where: own(sessions.accountId), by: sessions.id })],
  ];
}

async function* tierOf({ accountId }: Actor): Rows {
  const db = await database();
  const { startedAt, expiresAt } = subscriptions;
  yield* await db
    .select({ tier: subscriptionTiers.name, startedAt, expiresAt })
    .from(subscriptions)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
    .where(eq(subscriptions.accountId, accountId));
}

/** Which administrator did something is not told: the decision is the house's. */
function paymentRecords(db: Database, actor: Actor): ExportedRecord[] {
  const mine = eq(orders.accountId, actor.accountId);
  const ids = db.select({ id: orders.id }).from(orders).where(mine);
  const refs = db.select({ txRef: orders.txRef }).from(orders).where(mine);
  const of = (column: PgColumn) => inArray(column, ids);
  const { orderId } = orderConfirmations;
  const granted = eq(tierGrants.accountId, actor.accountId);
  const { id } = paymentExchanges;
  return [
    ["subscription", tierOf(actor)],
    ["tier-grants", rowsOf(tierGrants, { where: granted, by: tierGrants.accountId, without: ["firstBy"] })],
    ["orders", rowsOf(orders, { where: mine, by: orders.id })],
    [
      "payments",
      rowsOf(ledgerEntries, { where: of(ledgerEntries.orderId), by: ledgerEntries.id, without: ["recordedBy"] }),
    ],
    [
      "order-confirmations",
      rowsOf(orderConfirmations, { where: of(orderId), by: orderId, without: ["firstBy", "secondBy"] }),
    ],
    ["payment-exchanges", rowsOf(paymentExchanges, { where: of(paymentExchanges.orderId), by: id })],
    [
      "payment-events",
      rowsOf(paymentEvents, { where: inArray(paymentEvents.txRef, refs), by: paymentEvents.id, without: ["eventKey"] }),
    ],
  ];
}

/** What the log says of the person: what they did, and what was done to them, their orders and their plans. */
async function* auditOf(db: Database, { accountId }: Actor): Rows {
  const { actorId, subjectType, subjectId, id: by } = auditLog;
  const byOthers = (type: string, subject: SQL) => and(not(eq(actorId, accountId)), eq(subjectType, type), subject);
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  const written = db.select({ id: plans.id }).from(plans).where(eq(plans.ownerId, accountId));
  const choices = [
    eq(actorId, accountId),
    byOthers("account", eq(subjectId, accountId)),
    byOthers("order", inArray(subjectId, own)),
    byOthers("plan", inArray(subjectId, written)),
  ];
  const without = ["position", "hash"] as const;
  for (const where of choices)
    yield* changed(rowsOf(auditLog, { where, by, without }), ({ actorId: doer, ...line }) => ({
      byYou: doer === accountId,
      ...line,
    }));
}

function eventRecords(db: Database, actor: Actor): ExportedRecord[] {
  const { accountId, email } = actor;
  const { id, recipient } = outbox;
  const sent = rowsOf(outbox, {
    where: eq(recipient, email),
    by: id,
    without: ["channel", "purpose", "aboutType", "aboutId", "html", "nextTryAt", "tries", "lastError"],
  });
  return [
    [
      "activity",
      rowsOf(activities, { where: eq(activities.accountId, accountId), by: activities.id, without: ["searchText"] }),
    ],
    ["notifications", rowsOf(notifications, { where: eq(notifications.accountId, accountId), by: notifications.id })],
    // Whoever finds an open screen gets no way in out of it.
    [
      "mails",
      changed(sent, ({ subject, text, ...mail }) => ({
        ...mail,
        ...withoutSecrets({ subject: String(subject), text: String(text) }),
      })),
    ],
    ["model-usage", rowsOf(modelUsage, { where: eq(modelUsage.accountId, accountId), by: modelUsage.id })],
    ["audit", auditOf(db, actor)],
  ];
}

/** Everything about the actor but the plans, in the files that tell it. Secrets are not in it. */
export async function listRecords(actor: Actor): Promise<ExportedRecord[]> {
  const db = await database();
  return [
    ...accountRecords(actor),
    ...entranceRecords(actor),
    ...paymentRecords(db, actor),
    ...eventRecords(db, actor),
  ];
}
