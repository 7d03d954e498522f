import { and, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { accounts, mails, notifications, orders, paymentEvents, plans, referrals } from "@/db/schema";
import type { DeletionInput } from "@/lib/accounts/profile/schema";
import { proveDeletion } from "@/lib/accounts/profile/service";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { renderDocument } from "@/lib/documents/render";
import type { ZipEntry } from "@/lib/documents/zip";
import { planKind, planKinds } from "@/lib/plans/kinds";
import { fileName } from "@/lib/plans/rules";
import { spendLimit } from "@/lib/limits/service";
import { findOwnLogo, findOwnPlan, listPlanIds, readRecords } from "./queries";

function json(name: string, value: unknown): ZipEntry {
  return { name: `${name}.json`, bytes: Buffer.from(JSON.stringify(value, null, 2)) };
}

type OwnPlan = NonNullable<Awaited<ReturnType<typeof findOwnPlan>>>;

/** A plan that cannot be drawn is still in its JSON; it must not cost the person all the others. */
async function pdfOf(actor: Actor, { plan }: OwnPlan): Promise<Uint8Array | null> {
  try {
    return await renderDocument(await planKind(plan.kind).toDocument(plan.content, actor.accountId), "pdf");
  } catch (error) {
    log("warn", "export_without_pdf", { plan: plan.id, ...errorFacts(error) });
    return null;
  }
}

async function* filesOf(actor: Actor): AsyncGenerator<ZipEntry> {
  for (const [name, value] of Object.entries(await readRecords(actor))) yield json(name, value);
  const logo = await findOwnLogo(actor);
  if (logo) yield { name: "logo.png", bytes: logo, stored: true };
  for (const id of await listPlanIds(actor)) {
    const found = await findOwnPlan(actor, id);
    if (!found) continue;
    const name = `plans/${id}-${fileName(found.plan.title, id)}`;
    yield json(name, { ...found.plan, versions: found.versions });
    const pdf = await pdfOf(actor, found);
    if (pdf) yield { name: `${name}.pdf`, bytes: pdf, stored: true };
  }
}

/**
 * All that is kept of the actor, as files that come one after the other: JSON, and each plan as a PDF too. Not held back by
 * an expired subscription: it is a right. Throws `too_many_requests`. Source: Law 058/2021, article 18; design decisions,
 * section 2.
 */
export async function exportPersonalData(actor: Actor): Promise<AsyncIterable<ZipEntry>> {
  await spendLimit("exports", String(actor.accountId));
  return filesOf(actor);
}

/** What payments keep of a person: number and reference are needed to the account books, the rest is not. */
async function forgetPayer(tx: Tx, accountId: number): Promise<void> {
  const own = tx.select({ txRef: orders.txRef }).from(orders).where(eq(orders.accountId, accountId));
  await tx.update(paymentEvents).set({ payload: {} }).where(inArray(paymentEvents.txRef, own));
  await tx.update(orders).set({ phone: null, link: null }).where(eq(orders.accountId, accountId));
}

/** What administrators and whoever brought the person were told: of payments, of session plans, of a first plan. */
async function forgetInNotices(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  const { entityId, entityType, kind, params } = notifications;
  const own = tx.select({ id: plans.id }).from(plans).where(eq(plans.ownerId, id));
  const name = tx.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, id));
  // Those that were written before they held the newcomer's number are known by the name.
  const asNewcomer = or(eq(entityId, id), and(isNull(entityId), sql`${params} ->> 'name' = (${name})`));
  const aboutPerson = or(
    sql`${params} ->> 'email' = ${email}`,
    and(inArray(entityType, Object.keys(planKinds)), inArray(entityId, own)),
    and(eq(kind, "referralReward"), asNewcomer),
  );
  await tx.delete(notifications).where(aboutPerson);
}

/**
 * Erases an account and everything personal, in the caller's transaction: plans, sessions, activity and the rest go with the
 * row; the ledger stays without a name. Returns whether the account was there and met the condition.
 */
export async function eraseAccount(tx: Tx, { id, email }: { id: number; email: string }, only?: SQL): Promise<boolean> {
  await forgetPayer(tx, id);
  await tx.delete(mails).where(eq(mails.recipient, email));
  await tx.delete(referrals).where(eq(referrals.referredByEmail, email));
  await forgetInNotices(tx, { id, email });
  const gone = await tx
    .delete(accounts)
    .where(and(eq(accounts.id, id), only))
    .returning({ id: accounts.id });
  return gone.length > 0;
}

/**
 * Erases the actor's account and everything personal at once: plans, sessions, activity and the rest go with the row; the
 * ledger stays without a name. Throws `invalid_input` at the field that proves too little, `administrator_stays` for an
 * administrator, who must hand the role on first. Source: Law 058/2021, article 23; design decisions, section 2.
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
