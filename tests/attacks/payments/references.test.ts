import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { ledgerEntries, orders } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { describeManualOrders } from "@/lib/payments/manual/queries";
import { claimManualPayment, confirmManualOrder } from "@/lib/payments/manual/service";
import { listManualOrders } from "@/lib/payments/queries";
import type { Payment } from "@/lib/payments/types";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { tierNamed } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
const entry = { kind: "payment", gateway: "manual", amount: 3_000, currency: "RWF", createdAt: new Date() } as const;
let admin: Actor;

beforeAll(async () => {
  admin = await anActor({ role: "ADMIN" });
});

async function claim(reference: string): Promise<Payment> {
  const wanted = { tierId: await tierNamed("Standard") };
  return claimManualPayment(await anActor(), { wanted, reference });
}

async function paidBy(reference: string): Promise<number> {
  const db = await database();
  return db.$count(ledgerEntries, sql`kind = 'payment' and provider_ref like ${`%${reference}%`}`);
}

describe("the database", () => {
  it("keeps no manual payment under anything but canonical digits", async () => {
    const { id } = await claim("65671112345");
    for (const providerRef of ["65671112345.", "065671112345", "6567111234"]) {
      const odd = (await database()).insert(ledgerEntries).values({ ...entry, orderId: id, providerRef });
      await expect(odd).rejects.toThrow();
    }
  });
});

describe("one MoMo payment", () => {
  const disguises = [
    "12345678901",
    "12345678901.",
    "012345678901",
    "0012345678901",
    "12345678901A",
    "A12345678901",
    "12345678901-",
    "1234.5678.901",
    "123 4567 8901",
    "123\u00a04567\u00a08901",
    "１２３４５６７８９０１",
    "TxId: 12345678901 of 3,000 RWF",
    "TxId:12345678901*S*",
    "1234567890",
    "123456789012",
  ];

  it("pays one order, in whichever way its number is written", async () => {
    const claims: Payment[] = [];
    for (const disguise of disguises)
      await claim(disguise).then(
        (made) => claims.push(made),
        () => undefined,
      );
    expect(claims.length).toBeGreaterThan(1);
    expect(new Set(claims.map(({ reference }) => reference))).toEqual(new Set(["12345678901"]));
    const answers = await Promise.all(claims.map(({ id }) => codeOf(confirmManualOrder(admin, id))));
    expect(answers.filter((code) => code !== "invalid_input")).toHaveLength(1);
    expect(await paidBy("2345678901")).toBe(1);
  });

  it("that was paid under another spelling before there was one does not pay again", async () => {
    const db = await database();
    const first = await claim("22345678901");
    const second = await claim("22345678901");
    await db.execute(sql`alter table ledger_entries drop constraint ledger_manual_reference`);
    await db.insert(ledgerEntries).values({ ...entry, orderId: first.id, providerRef: "022345678901.A" });
    expect(await codeOf(confirmManualOrder(admin, second.id))).toBe("invalid_input");
    await expect(claim("22345678901")).rejects.toMatchObject({ details: { fields: { reference: "referenceUsed" } } });
  });

  it("of an order from before the exact length is not confirmed under another number", async () => {
    const db = await database();
    const order = await claim("32345678901");
    await db.update(orders).set({ reference: "MP240504.1234" }).where(eq(orders.id, order.id));
    await expect(confirmManualOrder(admin, order.id)).rejects.toMatchObject({
      details: { fields: { reference: "referenceOdd" } },
    });
  });
});

describe("an administrator who is to confirm", () => {
  it("is warned of the same and of nearly the same number of another order", async () => {
    const near = ["45678912345", "45678912346", "45678912354", "45678912345"];
    const made: Payment[] = [];
    for (const reference of near) made.push(await claim(reference));
    await claim("45678999999");
    const { items } = await listManualOrders(admin, { status: "pending", page: 0, size: 50 });
    const described = await describeManualOrders(admin, items);
    const first = described.find(({ id }) => id === made[0]?.id);
    expect(first?.near.map(({ reference, same }) => [reference, same])).toEqual([
      ["45678912345", true],
      ["45678912354", false],
      ["45678912346", false],
    ]);
    expect(described.find(({ reference }) => reference === "45678999999")?.near).toEqual([]);
  });

  it("is warned also when the other one is paid", async () => {
    const paid = await claim("55678912345");
    await confirmManualOrder(admin, paid.id);
    const other = await claim("55678912355");
    const { items } = await listManualOrders(admin, { status: "pending", page: 0, size: 50 });
    const described = await describeManualOrders(admin, items);
    expect(described.find(({ id }) => id === other.id)?.near).toMatchObject([
      { id: paid.id, reference: "55678912345", status: "successful" },
    ]);
  });
});
