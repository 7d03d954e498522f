import { and, eq, inArray, isNull } from "drizzle-orm";
import { database } from "@/db";
import { accounts, orderConfirmations, orders } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { requireAdmin } from "@/lib/core/require-admin";
import { orderStatus } from "../queries";
import type { ManualOrder, NearOrder, PaymentOfPayer } from "../types";
import { nearReferences } from "./rules";
import { needsSecond } from "../second-approval/rules";

/** Manual orders with one of these references. */
async function ordersWith(references: readonly string[]): Promise<Omit<NearOrder, "same">[]> {
  const db = await database();
  const rows = await db
    .select({ id: orders.id, reference: orders.reference, status: orderStatus, email: accounts.email })
    .from(orders)
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.gateway, "manual"), inArray(orders.reference, [...references])))
    .orderBy(orders.id)
    .limit(200);
  return rows.map(({ reference, ...row }) => ({ ...row, reference: reference ?? "" }));
}

async function waitingConfirmations(ids: readonly number[]) {
  const db = await database();
  const { orderId, firstBy, firstAt, secondBy } = orderConfirmations;
  return db
    .select({ orderId, firstBy, firstAt, email: accounts.email })
    .from(orderConfirmations)
    .innerJoin(accounts, eq(accounts.id, firstBy))
    .where(and(inArray(orderId, [...ids]), isNull(secondBy)));
}

/**
 * Manual orders with what an administrator should know before confirming them: other orders with the same or nearly the
 * same reference, and who of two administrators has confirmed already. Throws `forbidden`.
 */
export async function describeManualOrders(actor: Actor, items: readonly PaymentOfPayer[]): Promise<ManualOrder[]> {
  requireAdmin(actor);
  if (items.length === 0) return [];
  const sought = items.map(({ id, reference }) => {
    return { id, reference, near: new Set(reference === null ? [] : nearReferences(reference)) };
  });
  const references = sought.flatMap(({ reference, near }) => (reference === null ? [] : [reference, ...near]));
  const [others, firsts] = await Promise.all([ordersWith(references), waitingConfirmations(items.map(({ id }) => id))]);
  return items.map((item, at) => {
    const near = others.flatMap((other) => {
      const same = other.reference === item.reference;
      return other.id !== item.id && (same || sought[at]?.near.has(other.reference)) ? [{ ...other, same }] : [];
    });
    const first = firsts.find(({ orderId }) => orderId === item.id);
    const { email, firstAt, firstBy } = first ?? {};
    return {
      ...item,
      near: near.sort((one, other) => Number(other.same) - Number(one.same) || other.id - one.id),
      needsSecond: needsSecond(item.amount),
      first: email && firstAt ? { email, mine: firstBy === actor.accountId, at: firstAt.toISOString() } : null,
    };
  });
}
