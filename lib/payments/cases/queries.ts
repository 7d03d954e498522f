import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import { database } from "@/db";
import { ledgerEntries, orders, paymentCases } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import type { Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { attention, pageOfOrders, type OrderFilters } from "../queries";
import type { OpenCase } from "../types";

/** What has come for each of the orders, in the order of coming. */
async function moneyFor(orderIds: readonly number[]) {
  const db = await database();
  const { orderId, amount, currency, kind, id } = ledgerEntries;
  return db
    .select({ orderId, amount, currency })
    .from(ledgerEntries)
    .where(and(inArray(orderId, [...orderIds]), inArray(kind, ["payment", "mismatch"])))
    .orderBy(asc(id));
}

/** Orders whose money an administrator has to look after, with the money that came, the newest first. Throws `forbidden`. */
export async function listOpenCases(actor: Actor, filters: Omit<OrderFilters, "status">): Promise<Page<OpenCase>> {
  requireAdmin(actor);
  const db = await database();
  const open = db.select({ id: paymentCases.orderId }).from(paymentCases).where(isNull(paymentCases.closedAt));
  const page = await pageOfOrders(and(inArray(orders.id, open), sql`${attention} is not null`), filters);
  const money = page.items.length > 0 ? await moneyFor(page.items.map(({ id }) => id)) : [];
  const received = (id: number) => money.flatMap(({ orderId, ...sum }) => (orderId === id ? [sum] : []));
  return { ...page, items: page.items.map((item) => ({ ...item, received: received(item.id) })) };
}
