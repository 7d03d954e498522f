import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { bundleOffers, orders, paymentEvents } from "@/db/schema";
import { days, hours, minutes, seconds } from "@/lib/core/clock";
import { askAfterPendingOrders } from "@/lib/payments/reconciliation/service";
import { listOpenCases } from "@/lib/payments/cases/queries";
import { verifyPayment } from "@/lib/payments/service";
import { processDueEvents, receiveWebhook } from "@/lib/payments/webhook/service";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { again, anActor } from "@/tests/support/actors";
import { webhookOf } from "@/tests/support/fake-flutterwave";
import { anOrder, deliver, ledgerOf, sent, usePayments } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

const provider = usePayments();
const once = ["payment", "activation"];
const page = { page: 0, size: 50 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T08:00:00Z") });
});
afterEach(async () => {
  vi.useRealTimers();
  // What one test leaves open is not for the next one's jobs.
  const db = await database();
  await db.update(orders).set({ nextCheckAt: null });
  await db.update(paymentEvents).set({ processedAt: new Date() });
});

function pass(time: number): void {
  vi.setSystemTime(Date.now() + time);
}

describe("a webhook", () => {
  it("of a real payment activates it", async () => {
    const actor = await anActor();
    const txRef = await anOrder(actor);
    await deliver(webhookOf(provider.pay(txRef)));
    expect(await ledgerOf(txRef)).toEqual(once);
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ tierName: "Standard" });
  });

  it("replayed 100 times at once activates once", async () => {
    const txRef = await anOrder(await anActor());
    const event = webhookOf(provider.pay(txRef));
    await Promise.all(Array.from({ length: 100 }, () => deliver(event)));
    expect(await ledgerOf(txRef)).toEqual(once);
  });

  it("told in a hundred different bodies activates once", async () => {
    const txRef = await anOrder(await anActor());
    const paid = provider.pay(txRef);
    const told = Array.from({ length: 100 }, (_, at) => deliver(webhookOf(paid, { narration: `copy ${at}` })));
    await Promise.all(told);
    expect(await ledgerOf(txRef)).toEqual(once);
  });

  it("late by a day still activates, after the order has expired", async () => {
    const txRef = await anOrder(await anActor());
    pass(hours(25));
    expect(await askAfterPendingOrders()).toBe(1);
    expect(await verifyPayment(txRef)).toBe("expired");
    await deliver(webhookOf(provider.pay(txRef)));
    expect(await ledgerOf(txRef)).toEqual(["expiry", ...once]);
    expect(await verifyPayment(txRef)).toBe("successful");
  });

  it("out of order counts by what the provider says when asked", async () => {
    const txRef = await anOrder(await anActor());
    const first = provider.pay(txRef, { status: "failed" });
    const second = provider.pay(txRef);
    await deliver(webhookOf(second));
    await deliver(webhookOf(first));
    expect(await ledgerOf(txRef)).toEqual([...once, "failure"]);
    expect(await verifyPayment(txRef)).toBe("successful");
  });

  it("of a second payment for one order is written down for a person, and activates nothing more", async () => {
    const txRef = await anOrder(await anActor());
    const [first, second] = [provider.pay(txRef), provider.pay(txRef)];
    await deliver(webhookOf(second));
    await deliver(webhookOf(first));
    await deliver(webhookOf(second, { again: true }));
    expect(await ledgerOf(txRef)).toEqual([...once, "payment"]);
    const admin = await anActor({ role: "ADMIN" });
    expect((await listOpenCases(admin, page)).items).toContainEqual(
      expect.objectContaining({ txRef, attention: "surplus" }),
    );
  });

  it("that claims success of what the provider calls failed activates nothing", async () => {
    const txRef = await anOrder(await anActor());
    const failed = provider.pay(txRef, { status: "failed" });
    await deliver(webhookOf(failed, { status: "successful" }));
    expect(await ledgerOf(txRef)).toEqual(["failure"]);
  });

  it.each([
    ["without a signature", { hash: null, signature: null }],
    ["with a wrong hash", { hash: "guess", signature: null }],
    ["with a wrong signature", { hash: null, signature: "Z3Vlc3M=" }],
    ["with one right and one wrong", { signature: "Z3Vlc3M=" }],
  ])("forged, %s, is refused and not stored", async (_, forged) => {
    const db = await database();
    const txRef = await anOrder(await anActor());
    const before = await db.$count(paymentEvents);
    const event = webhookOf(provider.pay(txRef));
    expect(await codeOf(deliver({ ...event, ...forged }))).toBe("invalid_signature");
    expect(await db.$count(paymentEvents)).toBe(before);
    expect(await ledgerOf(txRef)).toEqual([]);
  });

  it("with the secret, of a transaction that the provider does not know, activates nothing", async () => {
    const txRef = await anOrder(await anActor());
    await deliver(webhookOf({ id: 99, tx_ref: txRef, amount: 3_000, currency: "RWF", status: "successful" }));
    expect(await ledgerOf(txRef)).toEqual([]);
    expect(await verifyPayment(txRef)).toBe("pending");
  });

  it.each([
    ["too little", { amount: 2_999 }],
    ["another currency", { currency: "USD" }],
  ])("of %s is written down and activates nothing", async (_, wrong) => {
    const txRef = await anOrder(await anActor());
    // What the event says is never believed, so it may well say the right sum.
    await deliver(webhookOf(provider.pay(txRef, wrong), { amount: 3_000, currency: "RWF" }));
    expect(await ledgerOf(txRef)).toEqual(["mismatch"]);
    const admin = await anActor({ role: "ADMIN" });
    expect((await listOpenCases(admin, page)).items).toContainEqual(
      expect.objectContaining({ txRef, attention: "mismatch" }),
    );
  });

  it("of more than the price activates", async () => {
    const txRef = await anOrder(await anActor());
    await deliver(webhookOf(provider.pay(txRef, { amount: 3_500 })));
    expect(await ledgerOf(txRef)).toEqual(once);
  });

  it("that names an order of ours with another's transaction activates neither for it", async () => {
    const [mine, other] = [await anOrder(await anActor()), await anOrder(await anActor())];
    const paid = provider.pay(other);
    await deliver(webhookOf(paid, { tx_ref: mine }));
    expect([await ledgerOf(mine), await ledgerOf(other)]).toEqual([[], []]);
    await deliver(webhookOf(paid));
    expect([await ledgerOf(mine), await ledgerOf(other)]).toEqual([[], once]);
  });

  it("of no order of ours is taken and done with", async () => {
    await deliver(webhookOf(provider.pay("somebody-elses", { amount: 3_000 })));
    pass(days(1));
    expect(await processDueEvents()).toBe(0);
  });

  it("that is no event is refused", async () => {
    const event = webhookOf(provider.pay("x"));
    const body = Buffer.from("[]");
    expect(await codeOf(deliver({ ...event, body, signature: null }))).toBe("bad_request");
  });

  it("in the older, flat form counts the same", async () => {
    const txRef = await anOrder(await anActor());
    const { id } = provider.pay(txRef);
    const body = Buffer.from(
      JSON.stringify({ id, txRef, status: "successful", "event.type": "MOBILEMONEYRW_TRANSACTION" }),
    );
    await deliver({ body, hash: "hash-of-the-tests", signature: null });
    expect(await ledgerOf(txRef)).toEqual(once);
  });
});

describe("a process that dies", () => {
  it("after storing the event leaves it to the job", async () => {
    const txRef = await anOrder(await anActor());
    await receiveWebhook(sent(webhookOf(provider.pay(txRef))));
    expect(await ledgerOf(txRef)).toEqual([]);
    expect(await processDueEvents()).toBe(1);
    expect(await ledgerOf(txRef)).toEqual(once);
  });

  it("while the provider is silent has the event tried again", async () => {
    const txRef = await anOrder(await anActor());
    provider.mode = "broken";
    await deliver(webhookOf(provider.pay(txRef)));
    expect(await ledgerOf(txRef)).toEqual([]);
    expect(await processDueEvents()).toBe(0);
    provider.mode = "up";
    pass(minutes(1));
    expect(await processDueEvents()).toBe(1);
    expect(await ledgerOf(txRef)).toEqual(once);
  });
});

describe("an activation that fails", () => {
  it("after the order had expired is made up for by the job", async () => {
    const txRef = await anOrder(await anActor(), { tier: "bundle" });
    pass(hours(25));
    await askAfterPendingOrders();
    provider.pay(txRef);
    const db = await database();
    const offers = await db.select().from(bundleOffers);
    await db.delete(bundleOffers);
    expect(await verifyPayment(txRef)).toBe("pending");
    expect(await ledgerOf(txRef)).toEqual(["expiry", "payment"]);
    await db.insert(bundleOffers).values(offers);
    pass(minutes(1));
    expect(await askAfterPendingOrders()).toBe(1);
    expect(await ledgerOf(txRef)).toEqual(["expiry", ...once]);
  });
});

describe("without any webhook", () => {
  it("the job finds the payment within a minute, then asks no more", async () => {
    const txRef = await anOrder(await anActor());
    provider.pay(txRef);
    expect(await askAfterPendingOrders()).toBe(0);
    pass(seconds(30));
    expect(await askAfterPendingOrders()).toBe(1);
    expect(await ledgerOf(txRef)).toEqual(once);
    pass(days(2));
    expect(await askAfterPendingOrders()).toBe(0);
  });

  it("an order that nobody pays expires after 24 hours, once, and costs few questions until then", async () => {
    const txRef = await anOrder(await anActor());
    let asked = 0;
    for (let minute = 0; minute < 25 * 60; minute += 3) {
      pass(minutes(3));
      asked += await askAfterPendingOrders();
    }
    expect(asked).toBeGreaterThan(24);
    expect(asked).toBeLessThan(45);
    expect(await ledgerOf(txRef)).toEqual(["expiry"]);
    expect(await verifyPayment(txRef)).toBe("expired");
  });

  it("an order whose provider does not answer is not called expired before it was asked", async () => {
    const txRef = await anOrder(await anActor());
    provider.mode = "broken";
    pass(hours(25));
    await askAfterPendingOrders();
    expect(await ledgerOf(txRef)).toEqual([]);
    provider.mode = "up";
    provider.pay(txRef);
    pass(hours(1));
    await askAfterPendingOrders();
    expect(await ledgerOf(txRef)).toEqual(once);
  });
});
