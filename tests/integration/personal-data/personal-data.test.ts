import { and, eq, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import * as schema from "@/db/schema";
import { findSessionAccount } from "@/lib/accounts/queries";
import { closeDocuments } from "@/lib/documents/render";
import { deleteAccount } from "@/lib/personal-data/service";
import { downloadPlan } from "@/lib/plans/downloads/service";
import { submitPlan } from "@/lib/plans/review/service";
import { nameReferrer } from "@/lib/referrals/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aLife, forgetPassword } from "@/tests/support/lives";
import { aSession } from "@/tests/support/plans";

useFreshDatabase();
afterAll(closeDocuments);

const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));
const { accounts, ledgerEntries, notifications, orders, outbox, plans, referrals } = schema;

describe("deleting an account", () => {
  it("erases all that is personal at once and keeps the ledger without a name", async () => {
    const [actor, stranger] = [await aLife(), await aLife()];
    await deleteAccount(actor, { email: actor.email });
    const db = await database();
    expect(await findSessionAccount(actor.sessionId)).toBeNull();
    expect(await db.$count(plans, eq(plans.ownerId, actor.accountId))).toBe(0);
    expect(await db.$count(outbox, eq(outbox.recipient, actor.email))).toBe(0);
    expect(await db.$count(referrals, eq(referrals.referredByEmail, actor.email))).toBe(0);
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.txRef, `tx-${actor.accountId}`));
    expect(order).toMatchObject({ accountId: null, phone: null, amount: 1_500 });
    expect(await db.$count(ledgerEntries, eq(ledgerEntries.orderId, order?.id ?? 0))).toBe(1);
    expect(await findSessionAccount(stranger.sessionId)).not.toBeNull();
    expect(await db.$count(plans, eq(plans.ownerId, stranger.accountId))).toBe(1);
  });

  it("leaves the address nowhere in the database", async () => {
    const actor = await aLife();
    await deleteAccount(actor, { email: actor.email });
    const db = await database();
    for (const table of tables) {
      const found = sql<number>`select 1 from ${table} as t where t::text like ${`%${actor.email}%`}`;
      const rows = await db.select({ one: sql`1` }).from(sql`(${found}) as hits`);
      expect(rows, getTableName(table)).toEqual([]);
    }
  });

  it("takes the name out of what others were told of the person", async () => {
    const fullName = "Nyirahabimana Fortunée";
    const [friend] = [await anActor(), await anActor({ role: "ADMIN" })];
    const actor = await anActor({ fullName });
    await forgetPassword(actor);
    await nameReferrer({ email: actor.email, referredByEmail: friend.email });
    await submitPlan(actor, await aSession(actor, { teacherName: fullName }));
    const db = await database();
    const named = sql`${notifications}::text ilike '%nyirahabimana%'`;
    expect(await db.$count(notifications, named)).toBeGreaterThan(0);
    // Whoever changes the name before leaving is named there all the same.
    await db.update(accounts).set({ fullName: "Else" }).where(eq(accounts.id, actor.accountId));
    await deleteAccount(actor, { email: actor.email });
    expect(await db.$count(notifications, named)).toBe(0);
    // That somebody made a first plan names nobody.
    expect(await db.$count(notifications, eq(notifications.accountId, friend.accountId))).toBe(1);
  });

  it("takes old thanks for a newcomer of this name from whoever brought this one, and from nobody else", async () => {
    const fullName = "Uwase Claudine";
    const [hers, another] = [await anActor(), await anActor()];
    const actor = await anActor({ fullName });
    await forgetPassword(actor);
    const db = await database();
    const pair = { accountId: actor.accountId, referredByEmail: hers.email };
    await db.insert(referrals).values({ ...pair, rewardedAt: new Date() });
    const thanks = { type: "REFERRAL", kind: "referralReward", entityType: "subscription" } as const;
    for (const { accountId } of [hers, another])
      await db.insert(notifications).values({ ...thanks, accountId, params: { plans: 2, name: fullName } });
    await deleteAccount(actor, { email: actor.email });
    const left = await db.select().from(notifications).where(eq(notifications.kind, "referralReward"));
    expect(left.filter(({ params }) => params.name === fullName)).toMatchObject([{ accountId: another.accountId }]);
  });

  it("takes the titles of the person's plans out of what others did", async () => {
    const [actor, administrator] = [await anActor(), await anActor({ role: "ADMIN" })];
    await forgetPassword(actor);
    const place = await aSession(actor, { topicOfSession: "Nyirahabimana mends a tap" });
    await submitPlan(actor, place);
    await downloadPlan(administrator, place, "pdf");
    const db = await database();
    const told = sql`${schema.activities}::text ilike '%nyirahabimana%'`;
    const own = eq(schema.activities.accountId, administrator.accountId);
    expect(await db.$count(schema.activities, and(told, own))).toBeGreaterThan(0);
    const { revision } = await again(administrator);
    await deleteAccount(actor, { email: actor.email });
    expect(await db.$count(schema.activities, told)).toBe(0);
    expect((await again(administrator)).revision).toBeGreaterThan(revision);
  });

  it("needs the proof, and is refused to administrators", async () => {
    const [actor, administrator] = [await aLife(), await anActor({ role: "ADMIN" })];
    await expect(deleteAccount(actor, { email: "else@school.rw" })).rejects.toMatchObject({ code: "invalid_input" });
    await forgetPassword(administrator);
    await expect(deleteAccount(administrator, { email: administrator.email })).rejects.toMatchObject({
      code: "administrator_stays",
    });
    expect(await findSessionAccount(actor.sessionId)).not.toBeNull();
  });

  it("reaches every table: whatever names an account goes with it, or loses the name", () => {
    const keys = tables.flatMap((table) =>
      getTableConfig(table).foreignKeys.filter((key) => key.reference().foreignTable === accounts),
    );
    expect(keys.length).toBeGreaterThan(8);
    for (const key of keys) expect(["cascade", "set null"], key.getName()).toContain(key.onDelete);
  });
});
