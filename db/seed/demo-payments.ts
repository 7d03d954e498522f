import type { Database } from "@/db";
import { ledgerEntries, orders, subscriptionTiers } from "@/db/schema";
import { days, minutes, now } from "@/lib/core/clock";

type Kind = (typeof ledgerEntries.$inferInsert)["kind"];
type DemoPayment = {
  /** Which of the demo's teachers. */
  teacher: number;
  /** A tier's name, or a bundle. */
  product: string | null;
  price: number;
  daysAgo: number;
  manual?: boolean;
  /** What the ledger holds; nothing while it waits. */
  ledger: readonly Kind[];
};

const paid = ["payment", "activation"] as const;
const payments: readonly DemoPayment[] = [
  { teacher: 0, product: "Standard", price: 3_000, daysAgo: 130, ledger: paid },
  { teacher: 0, product: "Standard", price: 3_000, daysAgo: 100, ledger: paid },
  { teacher: 0, product: "Premium", price: 8_000, daysAgo: 69, ledger: paid },
  { teacher: 1, product: "Standard", price: 3_000, daysAgo: 62, manual: true, ledger: paid },
  { teacher: 3, product: "Standard", price: 3_000, daysAgo: 33, ledger: ["failure"] },
  { teacher: 3, product: "Standard", price: 3_000, daysAgo: 32, ledger: paid },
  { teacher: 1, product: "Standard", price: 3_000, daysAgo: 26, ledger: paid },
  { teacher: 0, product: "Premium", price: 8_000, daysAgo: 9, ledger: paid },
  { teacher: 0, product: null, price: 1_500, daysAgo: 4, ledger: paid },
  { teacher: 2, product: "Standard", price: 3_000, daysAgo: 3, ledger: ["expiry"] },
  { teacher: 2, product: "Standard", price: 3_000, daysAgo: 2, manual: true, ledger: ["failure"] },
  { teacher: 3, product: "Standard", price: 3_000, daysAgo: 0.1, manual: true, ledger: [] },
];

async function insertPayment(db: Database, payment: DemoPayment, given: { accountId: number; at: number }) {
  const { product, price: amount, daysAgo, manual = false, ledger } = payment;
  const { accountId, at } = given;
  const tiers = await db.select().from(subscriptionTiers);
  const createdAt = new Date(now().getTime() - days(daysAgo));
  const gateway = manual ? "manual" : "sandbox";
  const reference = String(18_240_000_000 + at * 7_919);
  const [order] = await db
    .insert(orders)
    .values({
      accountId,
      gateway,
      amount,
      createdAt,
      bundle: product === null,
      productName: product ?? "",
      txRef: `isomo-demo-${at}`,
      tierId: tiers.find((tier) => tier.name === product)?.id ?? null,
      reference: manual ? reference : null,
      startedAt: manual ? null : createdAt,
    })
    .returning();
  if (!order || ledger.length === 0) return;
  await db.insert(ledgerEntries).values(
    ledger.map((kind, step) => ({
      ...({ orderId: order.id, kind, gateway, currency: "RWF", amount: kind === "payment" ? amount : 0 } as const),
      providerRef: kind === "payment" ? reference : null,
      createdAt: new Date(createdAt.getTime() + minutes(2 + step)),
    })),
  );
}

/** Payments of the demo's teachers over the last months: paid, refused, run out, and one to confirm. Returns how many. */
export async function seedDemoPayments(db: Database, accountIds: readonly number[]): Promise<number> {
  for (const [at, payment] of payments.entries()) {
    const accountId = accountIds[payment.teacher];
    if (accountId !== undefined) await insertPayment(db, payment, { accountId, at });
  }
  return payments.length;
}
