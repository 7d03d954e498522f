import { and, count, desc, eq, getTableColumns, isNotNull, ne, or, sql, type SQL } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { accounts, orders } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import type { WantedProduct } from "@/lib/subscriptions/types";
import type { Attention, OrderStatus, Payment, PaymentOfPayer } from "./types";

// Named by hand: in a query of one table the columns would lose their table's name, and inside these that is the ledger's.
const ofOrder = sql.raw("from ledger_entries l where l.order_id = orders.id");

/**
 * Status from the ledger alone. Paid but not yet active is pending; a provider's refusal does not stand against a payment,
 * because one order can be tried again.
 */
export const orderStatus = sql<OrderStatus>`(select case
  when bool_or(l.kind = 'activation') then 'successful'
  when bool_or(l.kind = 'payment') then 'pending'
  when bool_or(l.kind in ('failure', 'mismatch')) then 'failed'
  when bool_or(l.kind = 'expiry') then 'expired'
  else 'pending' end ${ofOrder})`;

const paidAt = sql<string | null>`(select min(l.created_at) filter (where l.kind = 'payment') ${ofOrder})`;

/** Money that a person has to look after: paid twice, paid and nothing came of it, or not the price. */
export const attention = sql<Attention | null>`(select case
  when count(*) filter (where l.kind = 'payment') > 1 then 'surplus'
  when bool_or(l.kind = 'payment') and not bool_or(l.kind = 'activation') then 'inactive'
  when bool_or(l.kind = 'mismatch') then 'mismatch' end ${ofOrder})`;

/** Orders that the provider never took are nobody's payment, unless money came for them after all. */
const neverStarted = sql`coalesce((select bool_or(l.reason = 'not_started') and not bool_or(l.kind = 'payment') ${ofOrder}), false)`;

/** The provider left the start unanswered and is still asked after it: the phone may yet ask for the PIN. */
const mayHaveStarted = sql`(${orders.nextCheckAt} is not null and ${orders.phone} is not null and (select
  bool_or(l.reason = 'not_started') and not bool_or(l.kind in ('payment', 'activation', 'expiry')) ${ofOrder}))`;

const columns = { ...getTableColumns(orders), status: orderStatus, paidAt };
type Row = typeof orders.$inferSelect & { status: OrderStatus; paidAt: string | null };

function toPayment(row: Row): Payment {
  const { id, txRef, tierId, productName, bundle, amount, currency, gateway, status, reference, link, createdAt } = row;
  return {
    id,
    txRef,
    tierId,
    productName,
    bundle,
    amount,
    currency,
    gateway,
    status,
    reference,
    link: status === "pending" ? link : null,
    createdAt: createdAt.toISOString(),
    paidAt: row.paidAt === null ? null : new Date(row.paidAt).toISOString(),
  };
}

/** The status of an order, or null when there is none of this reference. Says nothing of who pays what. */
export async function findStatus(txRef: string): Promise<OrderStatus | null> {
  const db = await database();
  const [row] = await db.select({ status: orderStatus }).from(orders).where(eq(orders.txRef, txRef));
  return row?.status ?? null;
}

/** What the actor has paid or set out to pay, newest first, at most 100. */
export async function listOwnPayments(actor: Actor): Promise<Payment[]> {
  const db = await database();
  const rows = await db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.accountId, actor.accountId), sql`not ${neverStarted}`))
    .orderBy(desc(orders.id))
    .limit(100);
  return rows.map(toPayment);
}

/** The newest payment of the account for the same thing that may still come, by whichever way, or null. */
export async function findWaiting(tx: Tx, accountId: number, wanted: WantedProduct): Promise<Payment | null> {
  const same = wanted.bundle ? eq(orders.bundle, true) : eq(orders.tierId, wanted.tierId);
  const [row] = await tx
    .select(columns)
    .from(orders)
    .where(and(eq(orders.accountId, accountId), same, or(sql`${orderStatus} = 'pending'`, mayHaveStarted)))
    .orderBy(desc(orders.id))
    .limit(1);
  return row ? toPayment(row) : null;
}

/** One payment of the actor. Throws `payment_not_found`, also for somebody else's. */
export async function getOwnPayment(actor: Actor, txRef: string): Promise<Payment> {
  const db = await database();
  const mine = and(eq(orders.accountId, actor.accountId), eq(orders.txRef, txRef));
  const [row] = await db.select(columns).from(orders).where(mine);
  if (!row) throw new AppError("payment_not_found");
  return toPayment(row);
}

export type OrderFilters = { id?: number; status?: OrderStatus | "all"; page: number; size: number };

/** A page of the orders that fit, the newest first. */
export async function pageOfOrders(
  where: SQL | undefined,
  { page, size }: OrderFilters,
): Promise<Page<PaymentOfPayer>> {
  const db = await database();
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...columns, attention, email: accounts.email, fullName: accounts.fullName })
      .from(orders)
      .leftJoin(accounts, eq(accounts.id, orders.accountId))
      .where(where)
      .orderBy(desc(orders.id))
      .limit(size)
      .offset(page * size),
    db.select({ total: count() }).from(orders).where(where),
  ]);
  const items = rows.map(({ attention: open, email, fullName, ...row }) => {
    return { ...toPayment(row), attention: open, email, fullName };
  });
  return toPage(items, { page, size, total: counted?.total ?? 0 });
}

function chosen({ id, status }: OrderFilters): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(orders.id, id),
    status && status !== "all" ? sql`${orderStatus} = ${status}` : undefined,
  );
}

/** Manual orders for the administrators, the newest first. Throws `forbidden`. */
export async function listManualOrders(actor: Actor, filters: OrderFilters): Promise<Page<PaymentOfPayer>> {
  requireAdmin(actor);
  return pageOfOrders(and(eq(orders.gateway, "manual"), chosen(filters)), filters);
}

/** Orders of the provider for the administrators, the newest first. Throws `forbidden`. */
export async function listProviderOrders(actor: Actor, filters: OrderFilters): Promise<Page<PaymentOfPayer>> {
  requireAdmin(actor);
  return pageOfOrders(and(ne(orders.gateway, "manual"), chosen(filters)), filters);
}

/**
 * Payments that the provider is still asked after, the newest first: what payers mean who ask why nothing is active yet.
 * Throws `forbidden`.
 */
export async function listOnTheWay(actor: Actor, size: number): Promise<Page<PaymentOfPayer>> {
  requireAdmin(actor);
  // Asked after are few of many: their index is looked at first.
  const asked = and(ne(orders.gateway, "manual"), isNotNull(orders.nextCheckAt), sql`${orderStatus} = 'pending'`);
  return pageOfOrders(asked, { page: 0, size });
}
