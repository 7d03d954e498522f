import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { eq } from "drizzle-orm";
import { database } from "@/db";
import { ledgerEntries, orders, subscriptionTiers } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { startPayment } from "@/lib/payments/service";
import { processEvent, receiveWebhook } from "@/lib/payments/webhook/service";
import { useFreshDatabase } from "./database";
import { FakeFlutterwave, flutterwaveHash, flutterwaveKey, type Webhook } from "./fake-flutterwave";

/** A file's own database and provider. */
export function usePayments(): FakeFlutterwave {
  const provider = new FakeFlutterwave();
  beforeAll(async () => {
    vi.stubEnv("FLUTTERWAVE_BASE_URL", await provider.start());
    vi.stubEnv("FLUTTERWAVE_SECRET_KEY", flutterwaveKey);
    vi.stubEnv("FLUTTERWAVE_WEBHOOK_HASH", flutterwaveHash);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  useFreshDatabase();
  beforeEach(() => {
    provider.mode = "up";
    provider.directCharge = "refused";
    provider.asked.length = 0;
  });
  afterAll(() => provider.stop());
  return provider;
}

export async function tierNamed(name: string): Promise<number> {
  const db = await database();
  const [tier] = await db.select().from(subscriptionTiers).where(eq(subscriptionTiers.name, name));
  return tier?.id ?? 0;
}

/** An order that waits for its payment. */
export async function anOrder(actor: Actor, given: { tier?: string; phoneNumber?: string } = {}): Promise<string> {
  const { tier = "Standard", phoneNumber } = given;
  const wanted = tier === "bundle" ? ({ bundle: true } as const) : { tierId: await tierNamed(tier) };
  const { txRef } = await startPayment(actor, { wanted, phoneNumber, describe: (item) => item });
  if (!txRef) throw new Error("no order");
  return txRef;
}

/** What the ledger holds of an order, by kind, in order. */
export async function ledgerOf(txRef: string): Promise<string[]> {
  const db = await database();
  const rows = await db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(eq(orders.txRef, txRef))
    .orderBy(ledgerEntries.id);
  return rows.map(({ kind }) => kind);
}

/** A webhook as the door takes it. */
export function sent({ body, hash, signature }: Webhook): Parameters<typeof receiveWebhook>[0] {
  const headers = new Headers();
  if (hash !== null) headers.set("verif-hash", hash);
  if (signature !== null) headers.set("flutterwave-signature", signature);
  return { body, headers };
}

/** A webhook with all that follows; what the door refuses is thrown. */
export async function deliver(webhook: Webhook): Promise<void> {
  const id = await receiveWebhook(sent(webhook));
  if (id !== null) await processEvent(id);
}
