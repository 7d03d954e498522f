import { afterAll, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { closeDocuments } from "@/lib/documents/render";
import { claimManualPayment, confirmManualOrder } from "@/lib/payments/manual/service";
import { makeReceipt } from "@/lib/payments/receipts/service";
import { watchPayment } from "@/lib/payments/status-stream/queries";
import { listTiers } from "@/lib/subscriptions/queries";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";
import { readPdf, squeeze, squeezePdf } from "@/tests/support/read-documents";

useFreshDatabase();
afterAll(closeDocuments);

let made = 41_000_000_000;

async function aClaim(actor: Actor) {
  const tierId = (await listTiers()).find(({ name }) => name === "Standard")?.id ?? 0;
  made += 1;
  return claimManualPayment(actor, { wanted: { tierId }, reference: `TxId: ${made}` });
}

describe("a receipt", () => {
  it("names who paid how much for what, in the payer's language, and is for the payer alone", async () => {
    const payer = await anActor({ language: "fr", fullName: "Uwase Diane" });
    const admin = await anActor({ role: "ADMIN" });
    const { id, txRef } = await aClaim(payer);
    expect(await codeOf(makeReceipt(payer, txRef))).toBe("payment_not_found");
    await confirmManualOrder(admin, id);
    const { name, bytes } = await makeReceipt(payer, txRef);
    expect(name).toBe(`isomo-receipt-${String(id).padStart(6, "0")}.pdf`);
    const text = squeezePdf(await readPdf(bytes));
    for (const part of ["Reçu de paiement", "Uwase Diane", "3 000 RWF", "Standard", String(made)])
      expect(text).toContain(squeeze(part));
    for (const other of [admin, await anActor()])
      expect(await codeOf(makeReceipt(other, txRef))).toBe("payment_not_found");
  });
});

describe("watching a payment", () => {
  it("tells how it stands and when it is settled, and then ends", async () => {
    const [payer, admin] = [await anActor(), await anActor({ role: "ADMIN" })];
    const { id, txRef } = await aClaim(payer);
    const seen: string[] = [];
    for await (const { status } of watchPayment(txRef, AbortSignal.timeout(10_000))) {
      seen.push(status);
      if (status === "pending") await confirmManualOrder(admin, id);
    }
    expect(seen).toEqual(["pending", "successful"]);
  });

  it("of nobody ends at once", async () => {
    for await (const event of watchPayment("nothing", AbortSignal.timeout(5_000))) expect(event).toBeUndefined();
  });
});
