import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { auditLog, notifications, orders } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { claimManualPayment, confirmManualOrder, declineManualOrder } from "@/lib/payments/manual/service";
import { getOwnPayment, listManualOrders } from "@/lib/payments/queries";
import { verifyPayment } from "@/lib/payments/service";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { ledgerOf, tierNamed } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
let admin: Actor;
let made = 70_000_000_000;
const page = { page: 0, size: 50 };

beforeAll(async () => {
  admin = await anActor({ role: "ADMIN" });
});

async function claim(actor: Actor, reference?: string) {
  made += 1;
  const wanted = { tierId: await tierNamed("Standard") };
  return claimManualPayment(actor, { wanted, reference: reference ?? `TxId: ${made}. Your payment of 3,000 RWF` });
}

describe("a manual payment", () => {
  it("waits for an administrator, who hears of it, and is active when confirmed", async () => {
    const actor = await anActor();
    const order = await claim(actor);
    expect(order).toMatchObject({ status: "pending", amount: 3_000, reference: String(made) });
    const db = await database();
    const told = await db.select().from(notifications).where(eq(notifications.accountId, admin.accountId));
    expect(told.at(-1)).toMatchObject({
      kind: "paymentToConfirm",
      params: { email: actor.email, amount: 3_000 },
    });
    await confirmManualOrder(admin, order.id);
    expect(await getOwnPayment(actor, order.txRef)).toMatchObject({ status: "successful" });
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ tierName: "Standard" });
    const heard = await db.select().from(notifications).where(eq(notifications.accountId, actor.accountId));
    expect(heard).toMatchObject([{ kind: "paymentReceived", params: { item: "Standard" } }]);
    const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, order.id));
    expect(acts).toMatchObject([{ act: "orderConfirmed", actorId: admin.accountId }]);
  });

  it("confirmed by 20 at once is active once", async () => {
    const { id, txRef } = await claim(await anActor());
    await Promise.all(Array.from({ length: 20 }, () => confirmManualOrder(admin, id)));
    expect(await ledgerOf(txRef)).toEqual(["payment", "activation"]);
  });

  it("confirmed and declined at once is one or the other, or first declined and then confirmed", async () => {
    const { id, txRef } = await claim(await anActor());
    await Promise.all([codeOf(declineManualOrder(admin, id)), codeOf(confirmManualOrder(admin, id))]);
    expect(["payment,activation", "failure,payment,activation"]).toContain(String(await ledgerOf(txRef)));
    expect(await codeOf(declineManualOrder(admin, id))).toBe("payment_settled");
  });

  it("sent twice is one order; a transaction pays one order only", async () => {
    const actor = await anActor();
    const first = await claim(actor);
    expect((await claim(actor, first.reference ?? "")).id).toBe(first.id);
    const rival = await claim(await anActor(), first.reference ?? "");
    await confirmManualOrder(admin, first.id);
    await expect(confirmManualOrder(admin, rival.id)).rejects.toMatchObject({
      details: { fields: { reference: "referenceUsed" } },
    });
    expect(await ledgerOf(rival.txRef)).toEqual([]);
    expect(await codeOf(claim(await anActor(), first.reference ?? ""))).toBe("invalid_input");
  });

  it("sent many times at once is one order, of which administrators hear once", async () => {
    const actor = await anActor();
    const reference = "88112233445";
    const sent = await Promise.all(Array.from({ length: 8 }, () => claim(actor, reference)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const told = await (
      await database()
    )
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, admin.accountId));
    expect(told.filter(({ params }) => params.reference === reference)).toHaveLength(1);
  });

  it("for a tier without a price is refused", async () => {
    const actor = await anActor({ tier: "Standard" });
    const wanted = { tierId: await tierNamed("Free") };
    expect(await codeOf(claimManualPayment(actor, { wanted, reference: "99112233445" }))).toBe("nothing_to_pay");
  });

  it("declined is told to the payer, who can send it again", async () => {
    const actor = await anActor();
    const order = await claim(actor);
    await declineManualOrder(admin, order.id);
    await declineManualOrder(admin, order.id);
    expect(await ledgerOf(order.txRef)).toEqual(["failure"]);
    expect(await verifyPayment(order.txRef)).toBe("failed");
    const db = await database();
    const heard = await db.select().from(notifications).where(eq(notifications.accountId, actor.accountId));
    expect(heard).toMatchObject([{ kind: "paymentDeclined", params: { reference: order.reference } }]);
    expect((await claim(actor, order.reference ?? "")).id).not.toBe(order.id);
  });

  it("needs a transaction id, and an administrator to decide", async () => {
    const actor = await anActor();
    await expect(claim(actor, "I paid yesterday")).rejects.toMatchObject({
      details: { fields: { reference: "momoReference" } },
    });
    const { id } = await claim(actor);
    expect(await codeOf(confirmManualOrder(actor, id))).toBe("forbidden");
    expect(await codeOf(declineManualOrder(actor, id))).toBe("forbidden");
    expect(await codeOf(listManualOrders(actor, page))).toBe("forbidden");
    expect(await codeOf(confirmManualOrder(admin, 999_999))).toBe("payment_not_found");
  });

  it("stands in the administrators' list by its status", async () => {
    const waiting = await claim(await anActor());
    const { items } = await listManualOrders(admin, { ...page, status: "pending" });
    expect(items[0]).toMatchObject({ id: waiting.id, email: expect.stringContaining("@"), attention: null });
    expect(items.every(({ status }) => status === "pending")).toBe(true);
    const all = await listManualOrders(admin, { ...page, status: "all" });
    expect(all.totalItems).toBe(await (await database()).$count(orders, eq(orders.gateway, "manual")));
  });
});
