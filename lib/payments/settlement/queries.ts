import { and, eq } from "drizzle-orm";
import { database } from "@/db";
import { ledgerEntries, orders } from "@/db/schema";
import type { Order } from "../types";

/** An order by our reference, or null. */
export async function findOrder(txRef: string): Promise<Order | null> {
  const db = await database();
  const [order] = await db.select().from(orders).where(eq(orders.txRef, txRef));
  return order ?? null;
}

/** Whether the ledger holds money for the order. */
export async function isPaid(orderId: number): Promise<boolean> {
  const db = await database();
  const paid = and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, "payment"));
  return (await db.$count(ledgerEntries, paid)) > 0;
}
