import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, ledgerEntries, orders, paymentExchanges, subscriptionTiers } from "@/db/schema";
import { days, now } from "@/lib/core/clock";
import { listOpenCases } from "@/lib/payments/cases/queries";
import { getOwnPayment, listOwnPayments, listProviderOrders } from "@/lib/payments/queries";
import { startPayment, verifyPayment } from "@/lib/payments/service";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { again, anActor } from "@/tests/support/actors";
import { webhookOf } from "@/tests/support/fake-flutterwave";
import { anOrder, deliver, ledgerOf, tierNamed, usePayments } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

const provider = usePayments();
const page = { page: 0, size: 20 };

describe("a payment", () => {
  it("makes the subscription active once the provider says that it is paid, and is in the payer's history", async () => {
    const actor = await anActor();
    const txRef = await anOrder(actor);
    expect(await verifyPayment(txRef)).toBe("pending");
    provider.pay(txRef);
    await (await database()).update(orders).set({ checkedAt: null });
    expect(await verifyPayment(txRef)).toBe("successful");
    const info = await getSubscriptionInfo(await again(actor));
    expect(info).toMatchObject({ tierName: "Standard", active: true });
    expect(await ledgerOf(txRef)).toEqual(["payment", "activation"]);
    expect(await listOwnPayments(actor)).toMatchObject([
      { txRef, productName: "Standard", amount: 3_000, status: "successful", link: null, paidAt: expect.any(String) },
    ]);
  });

  it("asks the price of the row, at the moment of ordering", async () => {
    const actor = await anActor();
    const txRef = await anOrder(actor, { tier: "Premium" });
    const db = await database();
    await db.update(subscriptionTiers).set({ price: 9_000 }).where(eq(subscriptionTiers.name, "Premium"));
    expect(provider.asked.at(-1)?.body).toMatchObject({ tx_ref: txRef, amount: 8_000, currency: "RWF" });
    provider.pay(txRef);
    expect(await verifyPayment(txRef)).toBe("successful");
    await db.update(subscriptionTiers).set({ price: 8_000 }).where(eq(subscriptionTiers.name, "Premium"));
  });

  it("is somebody's own: a stranger's is not found", async () => {
    const txRef = await anOrder(await anActor());
    const stranger = await anActor();
    expect(await codeOf(getOwnPayment(stranger, txRef))).toBe("payment_not_found");
    expect(await listOwnPayments(stranger)).toEqual([]);
    expect(await codeOf(listProviderOrders(stranger, page))).toBe("forbidden");
  });

  it("is refused while the running tier has days and plans left, before anything is ordered", async () => {
    const actor = await anActor({ tier: "Standard" });
    expect(await codeOf(anOrder(actor))).toBe("renewal_refused");
    expect(await codeOf(anOrder(actor, { tier: "nothing" }))).toBe("tier_not_found");
    const expired = await anActor({ expiresAt: new Date(now().getTime() - days(1)) });
    expect(await codeOf(anOrder(expired, { tier: "bundle" }))).toBe("subscription_expired");
    expect(await listOwnPayments(actor)).toEqual([]);
    expect(provider.asked).toEqual([]);
  });

  it("for a tier without a price is none: it is renewed at once", async () => {
    const actor = await anActor({ expiresAt: new Date(now().getTime() + days(2)) });
    const wanted = { tierId: await tierNamed("Free") };
    expect(await startPayment(actor, { wanted, describe: String })).toEqual({ txRef: null, link: null });
    expect(await listOwnPayments(actor)).toEqual([]);
  });

  it("for a bundle adds its plans", async () => {
    const actor = await anActor({ plansLeft: 1 });
    const txRef = await anOrder(actor, { tier: "bundle" });
    await deliver(webhookOf(provider.pay(txRef)));
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ lessonPlansRemaining: 11 });
  });

  it("by an account that was erased meanwhile stays in the ledger, for a person to look after", async () => {
    const actor = await anActor();
    const admin = await anActor({ role: "ADMIN" });
    const txRef = await anOrder(actor);
    const db = await database();
    await db.delete(accounts).where(eq(accounts.id, actor.accountId));
    await deliver(webhookOf(provider.pay(txRef)));
    expect(await ledgerOf(txRef)).toEqual(["payment"]);
    const { items } = await listOpenCases(admin, page);
    expect(items).toMatchObject([{ txRef, attention: "inactive", email: null, status: "pending" }]);
  });
});

describe("the ledger", () => {
  it("takes neither changes nor deletions", async () => {
    const db = await database();
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining("append-only") }) };
    await expect(db.update(ledgerEntries).set({ amount: 1 })).rejects.toMatchObject(refused);
    await expect(db.delete(ledgerEntries)).rejects.toMatchObject(refused);
  });
});

describe("exchanges with the provider", () => {
  it("are kept at the order, without key, name, address and number", async () => {
    const actor = await anActor({ fullName: "Uwera Keza" });
    const txRef = await anOrder(actor, { phoneNumber: "+250 788 123 456" });
    provider.pay(txRef);
    await verifyPayment(txRef);
    const db = await database();
    const [order] = await db.select().from(orders).where(eq(orders.txRef, txRef));
    const kept = await db
      .select()
      .from(paymentExchanges)
      .where(eq(paymentExchanges.orderId, order?.id ?? 0));
    expect(order?.phone).toBe("+250788123456");
    expect(kept.map(({ operation }) => operation)).toEqual(["charges", "payments", "verify_by_reference"]);
    const text = JSON.stringify(kept);
    for (const secret of ["FLWSECK", "788123456", actor.email, "Keza", "payer@example.rw"])
      expect(text).not.toContain(secret);
    expect(text).toContain(txRef);
  });
});
