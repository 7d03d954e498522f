import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, orderConfirmations } from "@/db/schema";
import { listAdministratorIds } from "@/lib/accounts/queries";
import { isNewAdministrator } from "@/lib/audit/queries";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { notify } from "@/lib/notifications/service";
import { needsSecond } from "./rules";
import { itemOf } from "../settlement/service";
import type { Confirmation, Order } from "../types";

type ManualOrder = Order & { reference: string };

/** The first confirmation, if it is of somebody who administers still, and did long before the order. */
async function findFirst(tx: Tx, { id: orderId, createdAt }: Order): Promise<number | null> {
  const serving = and(eq(accounts.role, "ADMIN"), isNull(accounts.lockedAt));
  const [first] = await tx
    .select({ id: accounts.id })
    .from(orderConfirmations)
    .innerJoin(accounts, and(eq(accounts.id, orderConfirmations.firstBy), serving))
    .where(eq(orderConfirmations.orderId, orderId));
  return first && !(await isNewAdministrator(tx, first.id, createdAt)) ? first.id : null;
}

/** The others who could confirm hear that the order waits for one of them. Says whether there are any. */
async function askOthers(tx: Tx, actor: Actor, order: ManualOrder): Promise<boolean> {
  const ids = (await listAdministratorIds(tx)).filter((id) => id !== actor.accountId);
  if (ids.length === 0) return false;
  const { id, language } = accounts;
  for (const other of await tx.select({ id, language }).from(accounts).where(inArray(id, ids))) {
    const { amount, reference } = order;
    const params = {
      email: actor.email,
      reference,
      amount,
      item: itemOf(order, other.language),
    };
    const entry = { kind: "paymentToSecond", type: "PAYMENT", entityType: "manualOrder", entityId: order.id } as const;
    await notify(tx, { ...entry, accountId: other.id, params });
  }
  return true;
}

async function confirmFirst(tx: Tx, actor: Actor, order: ManualOrder): Promise<Confirmation> {
  const confirmed = { firstBy: actor.accountId, firstAt: now() };
  await tx
    .insert(orderConfirmations)
    .values({ orderId: order.id, ...confirmed })
    .onConflictDoUpdate({ target: orderConfirmations.orderId, set: { ...confirmed, secondBy: null, secondAt: null } });
  const { amount, currency, reference } = order;
  await recordAudit(tx, actor, {
    act: "orderSeconded",
    subjectType: "order",
    subjectId: order.id,
    details: { amount, currency, reference },
  });
  return (await askOthers(tx, actor, order)) ? "waiting" : "alone";
}

/**
 * Whether the actor's confirmation is enough for the order, in the caller's transaction, which holds the order. A sum above
 * the limit takes two: the first is written down and waits, and the other one is never the same. Throws `second_needed`
 * to who pays the order, and to who became an administrator less than 30 days before the order came, or since.
 */
export async function confirmInTurn(tx: Tx, actor: Actor, order: ManualOrder): Promise<Confirmation> {
  if (!needsSecond(order.amount)) return "confirmed";
  const isNew = await isNewAdministrator(tx, actor.accountId, order.createdAt);
  if (isNew || order.accountId === actor.accountId) throw new AppError("second_needed");
  const first = await findFirst(tx, order);
  if (first === null) return confirmFirst(tx, actor, order);
  const { orderId, firstBy, secondBy } = orderConfirmations;
  const seconded = await tx
    .update(orderConfirmations)
    .set({ secondBy: actor.accountId, secondAt: now() })
    .where(and(eq(orderId, order.id), isNull(secondBy), ne(firstBy, actor.accountId)))
    .returning({ orderId });
  if (seconded.length > 0) return "confirmed";
  return (await listAdministratorIds(tx)).length > 1 ? "waiting" : "alone";
}

/** What was confirmed once and then declined waits for a first confirmation again. */
export async function forgetFirst(tx: Tx, orderId: number): Promise<void> {
  await tx
    .delete(orderConfirmations)
    .where(and(eq(orderConfirmations.orderId, orderId), isNull(orderConfirmations.secondBy)));
}
