import { and, eq, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { accounts, ledgerEntries, orders, paymentCases, paymentExchanges } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { defaultLocale, type Locale } from "@/lib/core/language";
import { log } from "@/lib/core/log";
import { loadMessages } from "@/lib/i18n/messages";
import { notify } from "@/lib/notifications/service";
import { applyPurchase } from "@/lib/subscriptions/service";
import type { WantedProduct } from "@/lib/subscriptions/types";
import { gatewayOf } from "../gateway";
import { judge, nextCheck, redacted } from "../rules";
import type { Order, ProviderReport, Recorder } from "../types";
import { isPaid, ledgerKinds } from "./queries";

type Entry = Omit<typeof ledgerEntries.$inferInsert, "orderId" | "gateway" | "createdAt" | "currency"> & {
  currency?: string;
};

/** Money that comes is somebody's case until it has done what it was paid for. */
async function openCase(tx: Tx, orderId: number): Promise<void> {
  await tx
    .insert(paymentCases)
    .values({ orderId, openedAt: now() })
    .onConflictDoUpdate({
      target: paymentCases.orderId,
      set: { entries: sql`${paymentCases.entries} + 1`, openedAt: now(), closedAt: null },
    });
}

/** An order that its only payment has activated is nobody's case. */
async function dropCase(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(paymentCases).where(and(eq(paymentCases.orderId, orderId), eq(paymentCases.entries, 1)));
}

/** Adds a row to the ledger; one that is there already under its unique key stays the only one. Says whether it is new. */
export async function recordEntry(tx: Tx, order: Order, entry: Entry): Promise<boolean> {
  const { id: orderId, gateway, currency } = order;
  const added = await tx
    .insert(ledgerEntries)
    .values({ orderId, gateway, currency, createdAt: now(), ...entry })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  const fresh = added.length > 0;
  if (fresh && (entry.kind === "payment" || entry.kind === "mismatch")) await openCase(tx, orderId);
  return fresh;
}

/** Keeps an exchange with the provider at its order, without secrets and personal data. */
export function recorderFor(orderId: number): Recorder {
  return async ({ request, response, ...facts }) => {
    const db = await database();
    const row = { ...facts, orderId, request: redacted(request), response: redacted(response), createdAt: now() };
    await db.insert(paymentExchanges).values(row);
  };
}

function wantedOf(order: Order): WantedProduct {
  return order.tierId === null ? { bundle: true } : { tierId: order.tierId };
}

/** What was bought, in the language of whom it is told to. */
export function itemOf(order: Pick<Order, "productName">, language: Locale): string {
  return order.productName || loadMessages(language).payments.bundle;
}

async function tellPayer(tx: Tx, order: Order & { accountId: number }, amount: number): Promise<void> {
  const { accountId } = order;
  const [payer] = await tx.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, accountId));
  const params = { amount, item: itemOf(order, payer?.language ?? defaultLocale) };
  await notify(tx, { accountId, kind: "paymentReceived", type: "PAYMENT", params, entityType: "subscription" });
}

/** Lets one transaction at a time decide about an order. */
export async function lockOrder(tx: Tx, orderId: number): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order ?? null;
}

/**
 * Gives the payer what a payment in the ledger has paid for, in the caller's transaction, which holds the order. The
 * ledger's unique key lets this happen once; without a payment, or without an account, nothing does.
 */
export async function activate(tx: Tx, order: Order): Promise<boolean> {
  const paid = and(eq(ledgerEntries.orderId, order.id), eq(ledgerEntries.kind, "payment"));
  const [payment] = await tx.select().from(ledgerEntries).where(paid).orderBy(ledgerEntries.id).limit(1);
  if (!payment) return false;
  await tx.update(orders).set({ nextCheckAt: null }).where(eq(orders.id, order.id));
  if (order.accountId === null) {
    log("warn", "payment_without_account", { order: order.id });
    return false;
  }
  if (!(await recordEntry(tx, order, { kind: "activation" }))) return false;
  await dropCase(tx, order.id);
  await applyPurchase(tx, { ...wantedOf(order), accountId: order.accountId, paidAt: payment.createdAt });
  await tellPayer(tx, { ...order, accountId: order.accountId }, payment.amount);
  return true;
}

async function askAgain(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ nextCheckAt: nextCheck(now(), 0) })
    .where(eq(orders.id, orderId));
}

/** What came of reports: whether there is money for the order, and the transactions that are decided. `known` when any is. */
type SettledOrder = { paid: boolean; known: boolean; decided: readonly string[] };

/**
 * Writes what the provider reports into the ledger and activates what is paid. Money is written down by itself first, so
 * that it is not lost when the activation fails or the process dies; the job activates then. May be called any number of
 * times, at once and in any order.
 */
export async function settle(order: Order, reports: readonly ProviderReport[]): Promise<SettledOrder> {
  const decided: string[] = [];
  let paid = false;
  for (const report of reports) {
    const verdict = judge(order, report);
    if (verdict === "foreign" || verdict === "mismatch") log("warn", "payment_does_not_fit", { order: order.id });
    if (verdict === "foreign" || verdict === "pending") continue;
    const { transactionId: providerRef, amount, currency } = report;
    const money = verdict === "failure" ? { currency: order.currency } : { amount, currency };
    await transact(async (tx) => {
      const fresh = await recordEntry(tx, order, { kind: verdict, providerRef, ...money });
      // Also of an order that nobody asks after any more: should the activation fail, the job comes back to it.
      if (fresh && verdict === "payment") await askAgain(tx, order.id);
    });
    decided.push(providerRef);
    paid ||= verdict === "payment";
  }
  if (paid) await activatePaid(order.id);
  return { paid, known: reports.length > 0, decided };
}

/** Activates the order if it is paid and was not yet. */
export async function activatePaid(orderId: number): Promise<boolean> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order ? activate(tx, order) : false;
  });
}

/**
 * Closes an order that the provider has not taken, which the start and the job may find out at one moment: the order's lock has
 * one of them write it down. Unless it is `certain`, the provider is still asked; money that came after all keeps its order open.
 */
export async function closeUnstarted(orderId: number, { certain }: { certain: boolean }): Promise<void> {
  await transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const known = await ledgerKinds(tx, orderId);
    if (known.length === 0) await recordEntry(tx, order, { kind: "failure", reason: "not_started" });
    if (!certain || known.includes("payment")) return;
    await tx.update(orders).set({ nextCheckAt: null }).where(eq(orders.id, orderId));
  });
}

/**
 * Closes an order that nobody paid in time, by what the provider said or in days has not answered. Money that came until now keeps
 * it open, and money that comes later still counts.
 */
export async function closeExpired(orderId: number): Promise<void> {
  await transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (await isPaid(orderId, tx))) return;
    await recordEntry(tx, order, { kind: "expiry" });
    await tx.update(orders).set({ nextCheckAt: null }).where(eq(orders.id, orderId));
  });
}

/** Asks the provider about an order and settles it. Throws when the provider does not answer. */
export async function askAndSettle(order: Order, transactionId: string | null = null): Promise<SettledOrder> {
  const reports = await gatewayOf(order.gateway).ask({ txRef: order.txRef, transactionId }, recorderFor(order.id));
  return settle(order, reports);
}
