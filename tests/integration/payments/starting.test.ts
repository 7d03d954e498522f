import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { orders, paymentExchanges } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { askAfterPendingOrders } from "@/lib/payments/reconciliation/service";
import { listOwnPayments } from "@/lib/payments/queries";
import { confirmOwnPayment, startPayment, verifyPayment } from "@/lib/payments/service";
import { closeExpired, closeUnstarted, recordEntry } from "@/lib/payments/settlement/service";
import { anActor } from "@/tests/support/actors";
import { anOrder, ledgerOf, tierNamed, usePayments } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

const provider = usePayments();

async function start(actor: Actor, phoneNumber?: string) {
  const wanted = { tierId: await tierNamed("Standard") };
  return startPayment(actor, { wanted, phoneNumber, describe: (item) => `${item} on Isomo` });
}

async function newestOrder() {
  const db = await database();
  const rows = await db.select().from(orders).orderBy(orders.id);
  return rows.at(-1);
}

function paths(): string[] {
  return provider.asked.map(({ path }) => path);
}

describe("starting a payment", () => {
  it("gives the provider's page, which sends back to ours in the payer's language", async () => {
    const { link, txRef } = await start(await anActor({ language: "rw" }));
    expect(link).toMatch(/^https:\/\/checkout\.flutterwave\.example\//);
    expect(txRef).toMatch(/^isomo-[0-9a-f]{32}$/);
    const { body } = provider.asked[0] ?? {};
    expect(body).toMatchObject({ redirect_url: expect.stringMatching(/\/rw\/payment\/callback$/), currency: "RWF" });
    expect(body).toMatchObject({ customizations: { description: "Standard on Isomo" } });
  });

  it("asks the phone directly where the merchant may, with the provider's page for it", async () => {
    provider.directCharge = "redirect";
    const { link } = await start(await anActor(), "+250 788-123-456");
    expect(link).toContain("/captcha/verify/");
    expect(paths()).toEqual(["/v3/charges?type=mobile_money_rwanda"]);
    expect(provider.asked[0]?.body).toMatchObject({ phone_number: "0788123456", amount: 3_000 });
  });

  it("gives no page where the prompt goes straight to the phone", async () => {
    provider.directCharge = "prompt";
    const { link, txRef } = await start(await anActor(), "0788123456");
    expect(link).toBeNull();
    expect(await verifyPayment(txRef ?? "")).toBe("pending");
  });

  it("falls back to the page where the merchant may not ask phones", async () => {
    const { link } = await start(await anActor(), "0788123456");
    expect(link).toContain("/hosted/pay/");
    expect(paths()).toEqual(["/v3/charges?type=mobile_money_rwanda", "/v3/payments"]);
  });

  it("refuses a number that is none, or not MTN's, before there is an order", async () => {
    const actor = await anActor();
    const refused = (phoneNumber: string, key: string) =>
      expect(start(actor, phoneNumber)).rejects.toMatchObject({ details: { fields: { phoneNumber: key } } });
    await refused("12345678901", "phoneValid");
    await refused("0728123456", "phoneMtn");
    expect(await listOwnPayments(actor)).toEqual([]);
  });
});

describe("a provider that cannot be reached", () => {
  it.each(["broken", "late"] as const)("%s: says so and leaves nothing that waits", async (mode) => {
    const actor = await anActor();
    provider.mode = mode;
    expect(await codeOf(start(actor))).toBe("payment_not_started");
    expect(provider.asked).toHaveLength(1);
    expect(await listOwnPayments(actor)).toEqual([]);
    const order = await newestOrder();
    expect(await ledgerOf(order?.txRef ?? "")).toEqual(["failure"]);
    expect(order).toMatchObject({ link: null, startedAt: null });
    provider.mode = "up";
    expect((await start(actor)).link).not.toBeNull();
  });

  it("that may have asked the phone is asked after, so that a payment made then still counts", async () => {
    const actor = await anActor();
    provider.directCharge = "prompt";
    provider.mode = "late";
    expect(await codeOf(start(actor, "0788123456"))).toBe("payment_not_started");
    expect(paths()).toEqual(["/v3/charges?type=mobile_money_rwanda"]);
    provider.mode = "up";
    const order = await newestOrder();
    provider.pay(order?.txRef ?? "");
    const db = await database();
    await db
      .update(orders)
      .set({ nextCheckAt: new Date(0) })
      .where(eq(orders.id, order?.id ?? 0));
    await askAfterPendingOrders();
    expect(await ledgerOf(order?.txRef ?? "")).toEqual(["failure", "payment", "activation"]);
    expect(await listOwnPayments(actor)).toMatchObject([{ txRef: order?.txRef, status: "successful" }]);
  });

  it("has an order closed that a dying process left between its row and the provider", async () => {
    const actor = await anActor();
    const txRef = await anOrder(actor);
    const db = await database();
    const half = { startedAt: null, link: null, txRef: `${txRef}-half`, nextCheckAt: new Date(0) };
    await db
      .update(orders)
      .set({ ...half, createdAt: new Date(Date.now() - 700_000) })
      .where(eq(orders.txRef, txRef));
    await askAfterPendingOrders();
    expect(await ledgerOf(half.txRef)).toEqual(["failure"]);
    expect(await listOwnPayments(actor)).toEqual([]);
    expect(await newestOrder()).toMatchObject({ nextCheckAt: null });
  });

  it("leaves a look at an order pending, asked twice at most", async () => {
    const txRef = await anOrder(await anActor());
    provider.asked.length = 0;
    provider.mode = "broken";
    expect(await verifyPayment(txRef)).toBe("pending");
    expect(provider.asked).toHaveLength(2);
    const db = await database();
    const kept = await db.select({ status: paymentExchanges.httpStatus }).from(paymentExchanges);
    expect(kept.filter(({ status }) => status === 500).length).toBeGreaterThan(1);
  });
});

describe("an order that is given up from two sides", () => {
  async function aHeldStart(actor: Actor) {
    provider.mode = "silent";
    const starting = codeOf(start(actor));
    await expect.poll(() => provider.asked.length).toBe(1);
    provider.mode = "up";
    const order = await newestOrder();
    if (!order) throw new Error("no order");
    return { order, starting };
  }

  /** By now the start should long have been over, and the job comes to the order. */
  async function age(id: number): Promise<void> {
    const old = { createdAt: new Date(Date.now() - 700_000), nextCheckAt: new Date(0) };
    await (await database()).update(orders).set(old).where(eq(orders.id, id));
  }

  it("by the job and by the start, which learns it last, has it written down once", async () => {
    const { order, starting } = await aHeldStart(await anActor());
    await age(order.id);
    await askAfterPendingOrders();
    provider.hangUp();
    expect(await starting).toBe("payment_not_started");
    expect(await ledgerOf(order.txRef)).toEqual(["failure"]);
    expect(await newestOrder()).toMatchObject({ nextCheckAt: null });
  });

  it("by many at once has it written down once", async () => {
    const { order, starting } = await aHeldStart(await anActor());
    provider.hangUp();
    const sides = Array.from({ length: 8 }, (_, at) => closeUnstarted(order.id, { certain: at % 2 === 0 }));
    await Promise.all([...sides, starting]);
    expect(await ledgerOf(order.txRef)).toEqual(["failure"]);
    expect(await newestOrder()).toMatchObject({ nextCheckAt: null });
  });

  it("is still asked after where money came for it that has not done its work", async () => {
    const { order, starting } = await aHeldStart(await anActor());
    const entry = { kind: "payment", providerRef: `${order.id}`, amount: order.amount } as const;
    await recordEntry(await database(), order, entry);
    provider.hangUp();
    await Promise.all([closeUnstarted(order.id, { certain: true }), starting]);
    await age(order.id);
    await askAfterPendingOrders();
    expect(await ledgerOf(order.txRef)).toEqual(["payment", "activation"]);
  });
});

describe("an order whose time is over", () => {
  it("stays open where money came for it at the last moment", async () => {
    await anOrder(await anActor());
    const order = await newestOrder();
    if (!order) throw new Error("no order");
    const entry = { kind: "payment", providerRef: `${order.id}`, amount: order.amount } as const;
    await recordEntry(await database(), order, entry);
    await closeExpired(order.id);
    expect(await ledgerOf(order.txRef)).toEqual(["payment"]);
    expect((await newestOrder())?.nextCheckAt).not.toBeNull();
  });
});

describe("looking at an order", () => {
  it("asks the provider once, however many look at once", async () => {
    const txRef = await anOrder(await anActor());
    provider.asked.length = 0;
    // However long they take on a busy machine: after two seconds the provider may be asked again.
    vi.useFakeTimers({ toFake: ["Date"] });
    await Promise.all(Array.from({ length: 60 }, () => verifyPayment(txRef)));
    vi.useRealTimers();
    expect(provider.asked).toHaveLength(1);
  });

  it("says failed of a reference that nobody has, without asking", async () => {
    expect(await verifyPayment("isomo-0000")).toBe("failed");
    expect(provider.asked).toEqual([]);
  });

  it("to confirm it is only for its payer", async () => {
    const actor = await anActor();
    const txRef = await anOrder(actor);
    expect(await codeOf(confirmOwnPayment(await anActor(), txRef))).toBe("payment_not_found");
    expect(await confirmOwnPayment(actor, txRef)).toBe("pending");
    provider.pay(txRef);
    await (await database()).update(orders).set({ checkedAt: null });
    expect(await confirmOwnPayment(actor, txRef)).toBe("successful");
  });
});
