import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import { accounts, subscriptions, tallies } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { seedDemoPayments } from "@/db/seed/demo-payments";
import { listTally } from "@/lib/counters/queries";
import { compactTallies } from "@/lib/counters/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { tierNamed } from "@/tests/support/payments";

useFreshDatabase();

/** The kept sums beside what the tables say when they are counted. */
async function expectTrue(): Promise<void> {
  const db = await database();
  const rows = await db.execute<{ topic: string; counted: number; kept: number }>(sql`
    with counted as (
      select 'joined' topic, count(*) n, 0 amount from accounts
      union all select 'tier', count(*), 0 from subscriptions
      union all select 'paid', count(*), coalesce(sum(amount), 0) from ledger_entries where kind = 'payment' and currency = 'RWF')
    select c.topic, (c.n || ':' || c.amount) counted,
      (select coalesce(sum(t.count), 0) || ':' || coalesce(sum(t.amount), 0) from tallies t where t.topic = c.topic) kept
    from counted c`);
  const list = Array.isArray(rows) ? rows : (rows as unknown as { rows: { counted: string; kept: string }[] }).rows;
  expect(list).toHaveLength(3);
  for (const { counted, kept } of list) expect(kept).toBe(counted);
}

describe("the kept sums", () => {
  it("follow what is added, moved and erased, many rows at once too", async () => {
    const db = await database();
    const made = await Promise.all([anActor(), anActor(), anActor(), anActor({ tier: "Premium" })]);
    await seedDemoPayments(
      db,
      made.map(({ accountId }) => accountId),
    );
    await db.insert(accounts).values([aTeacher(), { ...aTeacher(), createdAt: new Date("2026-01-01T22:30:00Z") }]);
    await expectTrue();
    expect((await listTally("joined")).get("2026-01-02")).toEqual({ count: 1, amount: 0 });
    const [moved, gone] = made.map(({ accountId }) => accountId);
    const [free, school] = [await tierNamed("Free"), await tierNamed("School")];
    const before = (await listTally("tier")).get(String(free))?.count ?? 0;
    await db
      .update(subscriptions)
      .set({ tierId: school })
      .where(eq(subscriptions.accountId, moved ?? 0));
    await db.delete(accounts).where(eq(accounts.id, gone ?? 0));
    await expectTrue();
    expect((await listTally("tier")).get(String(free))?.count).toBe(before - 2);
  });

  it("are forgotten with a transaction that fails", async () => {
    const failing = transact(async (tx) => {
      await tx.insert(accounts).values(aTeacher());
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await expectTrue();
  });

  it("stay the same when their rows are added up, also while more come", async () => {
    const db = await database();
    await Promise.all([
      ...Array.from({ length: 10 }, () => anActor()),
      ...Array.from({ length: 3 }, () => compactTallies()),
    ]);
    await expectTrue();
    await compactTallies();
    await expectTrue();
    const many = await db.select().from(tallies);
    expect(new Set(many.map(({ topic, key }) => `${topic}:${key}`)).size).toBe(many.length);
    expect(await compactTallies()).toBe(0);
  });
});
