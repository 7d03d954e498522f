import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { ledgerEntries } from "@/db/schema";
import { seedDemoPayments } from "@/db/seed/demo-payments";
import { getBalance, getRevenue, getRevenueSummary } from "@/lib/payments/analytics/queries";
import { claimManualPayment, confirmManualOrder } from "@/lib/payments/manual/service";
import { listOwnPayments } from "@/lib/payments/queries";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { tierNamed } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
let made = 51_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody pays at a moment. */
async function paid(moment: string, tier: "Standard" | "Premium"): Promise<void> {
  vi.setSystemTime(new Date(moment));
  made += 1;
  const admin = await anActor({ role: "ADMIN" });
  const wanted = { tierId: await tierNamed(tier) };
  const { id } = await claimManualPayment(await anActor(), { wanted, reference: String(made) });
  await confirmManualOrder(admin, id);
}

describe("revenue", () => {
  it("is the sum of the ledger by Kigali's days, and for administrators alone", async () => {
    await paid("2025-05-04T09:00:00Z", "Premium");
    await paid("2026-03-31T21:59:59Z", "Standard");
    await paid("2026-03-31T22:00:00Z", "Standard");
    await paid("2026-05-03T21:59:59Z", "Standard");
    // Midnight in Kigali.
    await paid("2026-05-03T22:00:00Z", "Premium");
    vi.setSystemTime(new Date("2026-05-04T12:00:00Z"));
    const admin = await anActor({ role: "ADMIN" });
    expect(await getBalance(admin)).toEqual({
      totalBalance: 25_000,
      totalTransactions: 5,
      todayRevenue: 8_000,
      todayTransactions: 1,
      monthRevenue: 11_000,
    });
    expect(await getRevenueSummary(admin)).toEqual({
      last1Month: { totalRevenue: 11_000, totalTransactions: 2 },
      last2Months: { totalRevenue: 17_000, totalTransactions: 4 },
      last6Months: { totalRevenue: 17_000, totalTransactions: 4 },
      last1Year: { totalRevenue: 25_000, totalTransactions: 5 },
      last10Years: { totalRevenue: 25_000, totalTransactions: 5 },
    });
    const april = { start: new Date("2026-03-31T22:00:00.000Z"), end: new Date("2026-04-30T21:59:59.999Z") };
    expect(await getRevenue(admin, april)).toEqual({ totalRevenue: 3_000, totalTransactions: 1 });
    const stranger = await anActor();
    for (const read of [getBalance(stranger), getRevenueSummary(stranger), getRevenue(stranger, april)])
      expect(await codeOf(read)).toBe("forbidden");
    const rows = await (await database()).select({ amount: ledgerEntries.amount }).from(ledgerEntries);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(25_000);
  });
});

describe("the demo's payments", () => {
  it("are in the figures and in every state", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const before = (await getBalance(admin)).totalBalance;
    const teachers = [await anActor(), await anActor(), await anActor(), await anActor()];
    await seedDemoPayments(
      await database(),
      teachers.map(({ accountId }) => accountId),
    );
    expect((await getBalance(admin)).totalBalance - before).toBe(32_500);
    const shown = await Promise.all(teachers.map(listOwnPayments));
    const states = new Set(shown.flat().map(({ status }) => status));
    expect(states).toEqual(new Set(["successful", "failed", "expired", "pending"]));
  });
});
