import { and, eq, isNull, or, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { accounts, ledgerEntries, manualDigits, orders } from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { spendLimit } from "@/lib/limits/service";
import { notify } from "@/lib/notifications/service";
import { lockQuota } from "@/lib/subscriptions/quota/service";
import { assertMayBuy } from "@/lib/subscriptions/service";
import type { WantedProduct } from "@/lib/subscriptions/types";
import { getOwnPayment } from "../queries";
import { confirmInTurn, forgetFirst } from "../second-approval/service";
import { makeOrder } from "../service";
import { isPaid, ledgerKinds } from "../settlement/queries";
import { activate, itemOf, lockOrder, recordEntry } from "../settlement/service";
import type { Confirmation, Order, Payment } from "../types";
import { momoReference } from "./rules";

function referenceUsed(): AppError {
  return new AppError("invalid_input", { fields: { reference: "referenceUsed" } });
}

/** Whether the transaction already pays an order, under whichever spelling that was written down. */
async function isSpent(tx: Tx, reference: string): Promise<boolean> {
  const { kind, gateway, providerRef } = ledgerEntries;
  const written = or(eq(providerRef, reference), eq(manualDigits(providerRef), reference));
  const spent = and(eq(kind, "payment"), eq(gateway, "manual"), written);
  return (await tx.$count(ledgerEntries, spent)) > 0;
}

/** The actor's order that still waits with this reference, so that sending it twice makes one order. */
async function findWaiting(tx: Tx, actor: Actor, reference: string): Promise<string | null> {
  const undecided = sql`not exists (select 1 from ledger_entries l where l.order_id = orders.id)`;
  const mine = and(
    eq(orders.accountId, actor.accountId),
    eq(orders.gateway, "manual"),
    eq(orders.reference, reference),
  );
  const [order] = await tx.select({ txRef: orders.txRef }).from(orders).where(and(mine, undecided)).limit(1);
  return order?.txRef ?? null;
}

/**
 * A payer says that they have paid by USSD: makes an order that waits for an administrator. Throws `invalid_input`
 * (reference) when no transaction id can be read or it already pays an order, and as `startPayment`.
 */
export async function claimManualPayment(
  actor: Actor,
  claim: { wanted: WantedProduct; reference: string },
): Promise<Payment> {
  const reference = momoReference(claim.reference);
  if (!reference) throw new AppError("invalid_input", { fields: { reference: "momoReference" } });
  const db = await database();
  if (await isSpent(db, reference)) throw referenceUsed();
  const waiting = await findWaiting(db, actor, reference);
  if (waiting) return getOwnPayment(actor, waiting);
  await assertMayBuy(actor.accountId, claim.wanted);
  await spendLimit("paymentClaim", String(actor.accountId));
  const txRef = await transact(async (tx) => {
    // Of two claims at once, such as a message sent again on a slow line, the second waits here and finds the first.
    await lockQuota(tx, actor.accountId);
    const sent = await findWaiting(tx, actor, reference);
    if (sent) return sent;
    const order = await makeOrder(tx, actor, { wanted: claim.wanted, gateway: "manual", reference });
    await tellAdministrators(tx, actor, { ...order, reference });
    return order.txRef;
  });
  return getOwnPayment(actor, txRef);
}

/** A payment by hand waits for a person, so those who can confirm it are told at once. */
async function tellAdministrators(tx: Tx, payer: Actor, order: Order & { reference: string }): Promise<void> {
  const { email } = payer;
  const { amount, reference } = order;
  const { id, language, role, lockedAt } = accounts;
  const serving = and(eq(role, "ADMIN"), isNull(lockedAt));
  for (const admin of await tx.select({ id, language }).from(accounts).where(serving)) {
    const params = {
      email,
      reference,
      amount,
      item: itemOf(order, admin.language),
    };
    const entry = { kind: "paymentToConfirm", type: "PAYMENT", entityType: "manualOrder", entityId: order.id } as const;
    await notify(tx, { ...entry, accountId: admin.id, params });
  }
}

async function lockManual(tx: Tx, id: number): Promise<Order & { reference: string }> {
  const order = await lockOrder(tx, id);
  if (order?.gateway !== "manual" || order.reference === null) throw new AppError("payment_not_found");
  return { ...order, reference: order.reference };
}

/** A sentence's values: who paid is found by the order, as long as the account is there. */
function auditDetails({ amount, currency, reference }: Order & { reference: string }) {
  return { amount, currency, reference };
}

/** The canonical id of the order's transaction. Throws `invalid_input` (reference) for what is none or is spent. */
async function unspentReference(tx: Tx, { reference }: { reference: string }): Promise<string> {
  const id = momoReference(reference);
  if (!id) throw new AppError("invalid_input", { fields: { reference: "referenceOdd" } });
  if (await isSpent(tx, id)) throw referenceUsed();
  return id;
}

/**
 * The administrator has seen the money: the order is paid and active at once, or waits for another administrator where its
 * sum takes two. Again changes nothing; an order that was declined can still be confirmed. Throws `forbidden`,
 * `proof_required`, `payment_not_found`, `second_needed`, and `invalid_input` (reference) when the reference is no transaction id
 * or the same transaction already pays another order.
 */
export async function confirmManualOrder(actor: Actor, id: number): Promise<Confirmation> {
  requireAdmin(actor);
  requireRecentProof(actor);
  return transact(async (tx) => {
    const order = await lockManual(tx, id);
    if (await isPaid(id, tx)) return "confirmed";
    const providerRef = await unspentReference(tx, order);
    const confirmation = await confirmInTurn(tx, actor, order);
    if (confirmation !== "confirmed") return confirmation;
    const entry = { kind: "payment", amount: order.amount, providerRef, recordedBy: actor.accountId } as const;
    if (!(await recordEntry(tx, order, entry))) throw referenceUsed();
    await activate(tx, order);
    await recordAudit(tx, actor, {
      act: "orderConfirmed",
      subjectType: "order",
      subjectId: id,
      details: auditDetails(order),
    });
    return confirmation;
  });
}

/**
 * The administrator has found no such money. Again changes nothing. Throws `forbidden`, `payment_not_found` and
 * `payment_settled` for an order that is paid.
 */
export async function declineManualOrder(actor: Actor, id: number): Promise<void> {
  requireAdmin(actor);
  requireRecentProof(actor);
  await transact(async (tx) => {
    const order = await lockManual(tx, id);
    const kinds = await ledgerKinds(tx, id);
    if (kinds.includes("payment")) throw new AppError("payment_settled");
    if (kinds.length > 0) return;
    await recordEntry(tx, order, { kind: "failure", reason: "declined", recordedBy: actor.accountId });
    await forgetFirst(tx, id);
    if (order.accountId !== null) {
      const entry = { kind: "paymentDeclined", type: "PAYMENT", entityType: "subscription" } as const;
      await notify(tx, { ...entry, accountId: order.accountId, params: { reference: order.reference } });
    }
    await recordAudit(tx, actor, {
      act: "orderDeclined",
      subjectType: "order",
      subjectId: id,
      details: auditDetails(order),
    });
  });
}
