import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { database } from "@/db";
import { paymentEvents } from "@/db/schema";
import { currentGateway, gatewayNames, gatewayOf } from "@/lib/payments/gateway";
import { flutterwave } from "@/lib/payments/gateways/flutterwave/gateway";
import { decideSandboxCharge, openSandboxCharge } from "@/lib/payments/gateways/sandbox/service";
import { processDueEvents } from "@/lib/payments/webhook/service";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { webhookOf } from "@/tests/support/fake-flutterwave";
import { deliver, usePayments } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

const provider = usePayments();

async function senderOf(txRef: string): Promise<string[]> {
  const db = await database();
  const rows = await db.select().from(paymentEvents).where(eq(paymentEvents.txRef, txRef));
  return rows.map(({ gateway }) => gateway);
}

it("an event belongs to the provider that signed it, whichever takes new payments", async () => {
  expect(currentGateway()).toBe("flutterwave");
  const charge = { amount: 3_000, currency: "RWF", title: "Standard", returnPath: "/" };
  await openSandboxCharge({ ...charge, txRef: "of-the-stand-in" });
  await decideSandboxCharge("of-the-stand-in", "approve");
  await processDueEvents();
  await deliver(webhookOf(provider.pay("of-the-provider")));
  expect(await senderOf("of-the-stand-in")).toEqual(["sandbox"]);
  expect(await senderOf("of-the-provider")).toEqual(["flutterwave"]);
});

it("a provider that is not set up is not believed, nor asked", async () => {
  const event = webhookOf(provider.pay("without-a-key"));
  vi.spyOn(flutterwave, "isServed").mockReturnValue(false);
  expect(await codeOf(deliver(event))).toBe("invalid_signature");
  expect(currentGateway()).toBe("sandbox");
  expect(() => gatewayOf("flutterwave")).toThrow();
  expect(await senderOf("without-a-key")).toEqual([]);
});

it("every way to pay has its name in the lists of payments", () => {
  for (const locale of locales)
    expect(Object.keys(loadMessages(locale).checkout.history.methods).sort()).toEqual([...gatewayNames].sort());
});
