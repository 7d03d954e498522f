import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { outbox, notifications, quotaPeriods, subscriptions } from "@/db/schema";
import { days, now } from "@/lib/core/clock";
import { openPeriods, notifyOfExpiries } from "@/lib/subscriptions/expiry/service";
import { quotaPeriodStart } from "@/lib/subscriptions/rules";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

function inDays(count: number): Date {
  return new Date(now().getTime() + days(count));
}

async function mailsTo(recipient: string) {
  const db = await database();
  return db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);
}

describe("a subscription that ends", () => {
  it("is told 7 days before, 1 day before and at its end, each once however often and by how many it is asked", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(8) });
    const db = await database();
    const own = eq(subscriptions.accountId, actor.accountId);
    await db
      .update(subscriptions)
      .set({ startedAt: inDays(-22) })
      .where(own);
    const told = [];
    for (const left of [8, 6.9, 6, 0.9, 0.5, -0.1, -1]) {
      await db
        .update(subscriptions)
        .set({ expiresAt: inDays(left) })
        .where(own);
      const counts = await Promise.all([notifyOfExpiries(), notifyOfExpiries(), notifyOfExpiries()]);
      told.push(counts.reduce((sum, count) => sum + count, 0));
    }
    expect(told).toEqual([0, 1, 0, 1, 0, 1, 0]);
    const sent = await mailsTo(actor.email);
    expect(sent).toHaveLength(3);
    expect(sent[0]?.subject).toMatch(/^Your Isomo subscription ends on \d\d\/\d\d\/\d{4}$/);
    expect(sent[2]?.text).toContain("/subscription");
    const kinds = await db.select().from(notifications).where(eq(notifications.accountId, actor.accountId));
    const [soon, sooner, ended] = ["subscriptionExpiring", "subscriptionExpiring", "subscriptionExpired"];
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([ended, soon, sooner].sort());
  });

  it("is told in the reader’s language, and again after a renewal", async () => {
    const actor = await anActor({ language: "rw", expiresAt: inDays(0.5) });
    const db = await database();
    const own = eq(subscriptions.accountId, actor.accountId);
    expect(await notifyOfExpiries()).toBe(1);
    await db.update(subscriptions).set({ noticedDays: null }).where(own);
    expect(await notifyOfExpiries()).toBe(1);
    const [mail] = await mailsTo(actor.email);
    expect(mail?.subject).toContain("rizarangira");
  });
});

describe("the months that the job opens", () => {
  it("are those of the rules, for every start and once", async () => {
    const db = await database();
    const starts = fc.sample(fc.date({ min: new Date("2024-01-01"), max: now(), noInvalidDate: true }), 60);
    const edges = ["2024-01-31T10:00:00Z", "2024-02-29T22:30:00Z", "2026-08-31T21:59:59.999Z", "2025-12-31T22:00:00Z"];
    const expected = new Map<number, string>();
    for (const startedAt of [...starts, ...edges.map((edge) => new Date(edge))]) {
      const { accountId } = await anActor();
      await db.update(subscriptions).set({ startedAt }).where(eq(subscriptions.accountId, accountId));
      expected.set(accountId, quotaPeriodStart(startedAt, now()).toISOString());
    }
    expect(await openPeriods()).toBeGreaterThanOrEqual(expected.size);
    expect(await openPeriods()).toBe(0);
    const rows = await db.select().from(quotaPeriods);
    const opened = new Map(rows.map((row) => [row.accountId, row.startsAt.toISOString()]));
    for (const [accountId, start] of expected) expect(opened.get(accountId)).toBe(start);
  });
});
