import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import {
  accounts,
  activities,
  contactMessages,
  mails,
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
import { recordAccess } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { seconds } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { AppError, isAppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { renderDocument } from "@/lib/documents/render";
import { zipped, type ZipEntry } from "@/lib/documents/zip";
import { planKind, planKinds } from "@/lib/plans/kinds";
import { fileName } from "@/lib/plans/rules";
import { clearLimit, spendLimit } from "@/lib/limits/service";
import { findOwnLogo, findOwnPlan, listOwnVersions, listPlanIds, listRecords } from "./queries";

/** Rows as a JSON list, a piece for each. */
async function* listed(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = "[\n";
  for await (const row of rows) {
    yield Buffer.from(`${before}${JSON.stringify(row, null, 2)}`);
    before = ",\n";
  }
  yield Buffer.from(before === "[\n" ? "[]\n" : "\n]\n");
}

type OwnPlan = NonNullable<Awaited<ReturnType<typeof findOwnPlan>>>;

/** A plan with its earlier versions, of which a few are in memory at a time. */
async function* told(plan: OwnPlan): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(plan, null, 2).slice(0, -2)},\n  "versions": `);
  yield* listed(listOwnVersions(plan.id));
  yield Buffer.from("}\n");
}

/** A plan that cannot be drawn is still in its JSON; it must not cost the person all the others. */
async function pdfOf(actor: Actor, plan: OwnPlan): Promise<Uint8Array | null> {
  try {
    // It is a right: it takes its turn among the others, and costs nothing of the budget.
    const payer = { account: actor.accountId };
    return await renderDocument(await planKind(plan.kind).toDocument(plan.content, actor.accountId), "pdf", payer);
  } catch (error) {
    log("warn", "export_without_pdf", { plan: plan.id, ...errorFacts(error) });
    return null;
  }
}

async function* filesOf(actor: Actor): AsyncGenerator<ZipEntry> {
  for (const [name, rows] of await listRecords(actor)) yield { name: `${name}.json`, pieces: listed(rows) };
  const logo = await findOwnLogo(actor);
  if (logo) yield { name: "logo.png", bytes: logo, stored: true };
  for await (const id of listPlanIds(actor)) {
    const plan = await findOwnPlan(actor, id);
    if (!plan) continue;
    const name = `plans/${id}-${fileName(plan.title, id)}`;
    yield { name: `${name}.json`, pieces: told(plan) };
    const pdf = await pdfOf(actor, plan);
    if (pdf) yield { name: `${name}.pdf`, bytes: pdf, stored: true };
  }
}

/** So many exports of one process are under way at once. */
const atOnce = 3;
/** An export whose reader takes nothing for so long is over: it would keep others from theirs. */
const patience = seconds(60);

const shared = globalThis as typeof globalThis & { isomoExports?: Set<symbol> };
const running = (shared.isomoExports ??= new Set<symbol>());

/** Takes one of the process's places, and the only one that the account has in all processes. Gives back how to leave it. */
async function begin(account: string): Promise<() => Promise<void>> {
  if (running.size >= atOnce) throw new AppError("too_many_requests", { retryAfter: patience / 1_000 });
  const place = Symbol(account);
  running.add(place);
  try {
    await spendLimit("exporting", account);
  } catch (error) {
    running.delete(place);
    if (!isAppError(error)) throw error;
    throw new AppError("export_running", { retryAfter: patience / 1_000 });
  }
  return async () => {
    if (!running.delete(place)) return;
    await clearLimit("exporting", account).catch((error: unknown) =>
      log("error", "export_not_ended", errorFacts(error)),
    );
  };
}

/** The pieces as long as somebody takes them; then, or when nobody does for long, `end`. */
function watched(pieces: AsyncIterable<Uint8Array>, end: () => Promise<void>): AsyncIterable<Uint8Array> {
  let isOver = false;
  const idle = setTimeout(() => {
    isOver = true;
    void end();
  }, patience).unref();
  async function* taken() {
    try {
      for await (const piece of pieces) {
        yield piece;
        if (isOver) throw new Error("The export was left standing.");
        idle.refresh();
      }
    } finally {
      clearTimeout(idle);
      await end();
    }
  }
  return taken();
}

/**
 * All that is kept of the actor as a ZIP in pieces: JSON, and each plan as a PDF too. A few rows are in memory at a time. Not
 * held back by an expired subscription: it is a right. Throws `too_many_requests`, and `export_running` while the account's
 * last one is under way. Source: Law 058/2021, article 18; design decisions, section 2.
 */
export async function exportPersonalData(actor: Actor): Promise<AsyncIterable<Uint8Array>> {
  const account = String(actor.accountId);
  const end = await begin(account);
  try {
    await spendLimit("exports", account);
    await noteExport(actor.accountId);
  } catch (error) {
    await end();
    throw error;
  }
  return watched(zipped(filesOf(actor)), end);
}

function noteExport(accountId: number): Promise<void> {
  const note = { act: "dataExported", subjectType: "account", subjectId: accountId } as const;
  return transact((tx) => recordAccess(tx, accountId, note));
}

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
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  const { SUPPORT_EMAIL: support } = env();
  if (!support) return;
  const quoted = sql`position(${`<${email}>`} in ${mails.text}) > 0`;
  await tx.delete(mails).where(and(eq(mails.recipient, support), quoted));
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

/** What others did with the person's plans stands in their timelines by the plans' titles. */
async function forgetInActivity(tx: Tx, id: number): Promise<void> {
  const own = tx.select({ id: plans.id }).from(plans).where(eq(plans.ownerId, id));
  const { accountId, entityId, entityType } = activities;
  const about = and(ne(accountId, id), inArray(entityType, Object.keys(planKinds)), inArray(entityId, own));
  const gone = await tx.delete(activities).where(about).returning({ accountId });
  for (const other of new Set(gone.map((row) => row.accountId))) await markChanged(tx, other);
}

/**
 * Erases an account that nobody verified, in the caller's transaction. Registrations and mails of the address stay: its owner
 * may have begun one this minute, and what is old of them goes in its own time. Returns whether the account was there.
 */
export async function eraseUnproven(tx: Tx, account: { id: number; email: string }, only?: SQL): Promise<boolean> {
  const { id, email } = account;
  await forgetPayer(tx, id);
  await forgetMessages(tx, account);
  await tx.delete(referrals).where(eq(referrals.referredByEmail, email));
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
  await tx.delete(mails).where(eq(mails.recipient, account.email));
  await tx.delete(registrations).where(eq(registrations.email, account.email));
  return eraseUnproven(tx, account, only);
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
