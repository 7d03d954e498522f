import { and, eq, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, auditLog, orderConfirmations } from "@/db/schema";
import { listAdministratorIds } from "@/lib/accounts/queries";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/i18n/format";
import { notify } from "@/lib/notifications/service";
import { needsSecond } from "../manual/rules";
import { itemOf } from "../settlement/service";
import type { Confirmation, Order } from "../types";

type ManualOrder = Order & { reference: string };

/** The first confirmation, if it is of somebody who administers still. */
async function findFirst(tx: Tx, orderId: number): Promise<number | null> {
  const serving = and(eq(accounts.role, "ADMIN"), isNull(accounts.lockedAt));
  const [first] = await tx
    .select({ id: accounts.id })
    .from(orderConfirmations)
    .innerJoin(accounts, and(eq(accounts.id, orderConfirmations.firstBy), serving))
    .where(eq(orderConfirmations.orderId, orderId));
  return first?.id ?? null;
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
      amount: formatMoney(amount, "en"),
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
    ...{ act: "orderSeconded", subjectType: "order", subjectId: order.id },
    details: { amount, currency, reference },
  });
  return (await askOthers(tx, actor, order)) ? "waiting" : "alone";
}

/** Who was made an administrator so long before an order, or since, does not confirm it together with their maker. */
const newness = days(30);

/** Whether one of the two made the other an administrator in the days before a moment, or since. */
export async function haveMadeEachOther(
  tx: Tx,
  actor: Actor,
  { first, before }: { first: number; before: Date },
): Promise<boolean> {
  const { act, actorId, subjectType, subjectId, createdAt, details } = auditLog;
  const { accountId } = actor;
  const oneMadeTheOther = or(
    and(eq(subjectId, accountId), eq(actorId, first)),
    and(eq(subjectId, first), eq(actorId, accountId)),
  );
  const since = new Date(before.getTime() - newness);
  const made = and(
    ...[eq(act, "userRoleChanged"), eq(subjectType, "account"), oneMadeTheOther],
    ...[gte(createdAt, since), sql`${details} ->> 'to' = 'ADMIN'`],
  );
  return (await tx.$count(auditLog, made)) > 0;
}

/** Nobody makes the other administrator for a payment, whichever of the two is first. Throws `second_needed`. */
async function refuseOwnMaking(tx: Tx, actor: Actor, { order, first }: { order: Order; first: number }): Promise<void> {
  if (await haveMadeEachOther(tx, actor, { first, before: order.createdAt })) throw new AppError("second_needed");
}

/**
 * Whether the actor's confirmation is enough for the order, in the caller's transaction, which holds the order. A sum above
 * the limit takes two: the first is written down and waits, and the other one is never the same. Throws `second_needed`
 * to who pays the order, and when one of the two has made the other since 30 days before the order came.
 */
export async function confirmInTurn(tx: Tx, actor: Actor, order: ManualOrder): Promise<Confirmation> {
  if (!needsSecond(order.amount)) return "confirmed";
  if (order.accountId === actor.accountId) throw new AppError("second_needed");
  const first = await findFirst(tx, order.id);
  if (first === null) return confirmFirst(tx, actor, order);
  if (first !== actor.accountId) await refuseOwnMaking(tx, actor, { order, first });
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
