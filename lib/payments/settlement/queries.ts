import { eq } from "drizzle-orm";
import { database, type Database } from "@/db";
import { ledgerEntries, orders } from "@/db/schema";
import type { Order } from "../types";

/** An order by our reference, or null. */
export async function findOrder(txRef: string): Promise<Order | null> {
  const db = await database();
  const [order] = await db.select().from(orders).where(eq(orders.txRef, txRef));
  return order ?? null;
}

/** What the ledger holds of an order, each kind of entry as often as it was written down. */
export async function ledgerKinds(db: Database, orderId: number) {
  const rows = await db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId));
  return rows.map(({ kind }) => kind);
}

/** Whether the ledger holds money for the order; within a transaction, by what that sees. */
export async function isPaid(orderId: number, tx?: Database): Promise<boolean> {
  return (await ledgerKinds(tx ?? (await database()), orderId)).includes("payment");
}
