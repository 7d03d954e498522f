import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { database } from "@/db";
import { orders } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { errorFacts, log } from "@/lib/core/log";
import { askingPauses, askingTime, longestAskingTime, startingTime } from "../constants";
import { isPaid } from "../settlement/queries";
import { activatePaid, askAndSettle, closeExpired, closeUnstarted } from "../settlement/service";
import type { Order } from "../types";

/** More than that in one run would hold up the next one. */
const batch = 200;

/** When an order is due again, by how often it was asked after; the database counts, so that two processes agree. */
function pausesAhead() {
  const arms = askingPauses.map((pause, at) => sql`when ${at} then ${pause / 1_000}::int`);
  const last = (askingPauses.at(-1) ?? 0) / 1_000;
  return sql`case ${orders.checks} ${sql.join(arms, sql` `)} else ${last}::int end`;
}

/** Takes the order that has waited longest and schedules its next turn at once: a process that dies on it loses only time. */
async function claimDueOrder(): Promise<Order | null> {
  const db = await database();
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.nextCheckAt), lte(orders.nextCheckAt, now())))
    .orderBy(asc(orders.nextCheckAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(orders)
    .set({
      checks: sql`${orders.checks} + 1`,
      nextCheckAt: sql`${now().toISOString()}::timestamptz + make_interval(secs => ${pausesAhead()})`,
    })
    .where(and(eq(orders.id, sql`(${due})`), isNotNull(orders.nextCheckAt)))
    .returning();
  return claimed ?? null;
}

async function askAfter(order: Order): Promise<void> {
  const age = now().getTime() - order.createdAt.getTime();
  try {
    if (await isPaid(order.id)) return void (await activatePaid(order.id));
    const { known } = await askAndSettle(order);
    // The process died while it started the order, or the answer was lost, and the provider has never heard of it.
    if (!known && order.startedAt === null && age >= startingTime)
      return await closeUnstarted(order.id, { certain: true });
    if (age >= askingTime) await closeExpired(order.id);
  } catch (error) {
    log("warn", "payment_not_checked", { order: order.id, ...errorFacts(error) });
    if (age >= longestAskingTime) await closeExpired(order.id);
  }
}

/** Asks the provider about each order that is due, and expires those that are too old. Returns how many. */
export async function askAfterPendingOrders(): Promise<number> {
  let asked = 0;
  while (asked < batch) {
    const order = await claimDueOrder();
    if (!order) break;
    await askAfter(order);
    asked += 1;
  }
  return asked;
}
