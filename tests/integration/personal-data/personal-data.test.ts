import { and, eq, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import JSZip from "jszip";
import { afterAll, describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import * as schema from "@/db/schema";
import { findSessionAccount } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { closeDocuments } from "@/lib/documents/render";
import { queueMail } from "@/lib/notifications/service";
import { deleteAccount, exportPersonalData } from "@/lib/personal-data/service";
import { downloadPlan } from "@/lib/plans/documents/service";
import { submitPlan } from "@/lib/plans/review/service";
import { nameReferrer, recordReferrer } from "@/lib/referrals/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, aWrittenPlan } from "@/tests/support/plans";

useFreshDatabase();
afterAll(closeDocuments);

const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));
const { accounts, ledgerEntries, mails, notifications, orders, plans, referrals } = schema;

async function forgetPassword(actor: Actor): Promise<void> {
  await (await database()).update(accounts).set({ passwordHash: null }).where(eq(accounts.id, actor.accountId));
}

/** Somebody with a plan, a mail, a paid order and a friend. */
async function aLife(): Promise<Actor> {
  const actor = await anActor({ fullName: "Uwera Josée", school: "GS Nyamata Catholique" });
  await forgetPassword(actor);
  await aSavedPlan(actor);
  const db = await database();
  const mail = { recipient: actor.email, subject: "Hello", text: "Uwera Josée", html: "" };
  await transact((tx) => queueMail(tx, mail));
  const friend = await anActor();
  await recordReferrer(db, { email: friend.email, referredByEmail: actor.email });
  const [order] = await db
    .insert(orders)
    .values({
      ...{
        txRef: `tx-${actor.accountId}`,
        accountId: actor.accountId,
        bundle: true,
        productName: "Bundle",
        amount: 1_500,
      },
      ...{ gateway: "manual" as const, phone: "+250788123456", createdAt: now() },
    })
    .returning();
  const entry = {
    kind: "payment" as const,
    gateway: "manual" as const,
    amount: 1_500,
    currency: "RWF",
    createdAt: now(),
  };
  await db
    .insert(ledgerEntries)
    .values({ ...entry, orderId: order?.id ?? 0, providerRef: String(20_000_000_000 + actor.accountId) });
  return actor;
}

async function exported(actor: Actor): Promise<JSZip> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await exportPersonalData(actor)) pieces.push(piece);
  return JSZip.loadAsync(Buffer.concat(pieces), { checkCRC32: true });
}

describe("the export", () => {
  it("holds everything of the actor, plans as JSON and PDF, no secret, and nothing of others", async () => {
    const [actor, stranger] = [await aLife(), await aLife()];
    const zip = await exported(actor);
    const names = Object.keys(zip.files);
    for (const name of ["account", "sessions", "activity", "mails", "orders", "payments", "notifications"])
      expect(names).toContain(`${name}.json`);
    const pdf = names.find((name) => name.endsWith(".pdf"));
    expect(
      Buffer.from((await zip.file(pdf ?? "")?.async("uint8array")) ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe("%PDF");
    const texts = await Promise.all(
      names.filter((name) => name.endsWith(".json")).map((name) => zip.file(name)?.async("string")),
    );
    const all = texts.join("\n");
    expect(all).toContain("Uwera Josée");
    expect(all).toContain("+250788123456");
    expect(all).toContain("consentVersion");
    expect(all).not.toMatch(/passwordHash|codeHash|argon2/);
    expect(all).not.toContain(stranger.email);
  });

  it("tells who the person is at providers, bundles, reviews, a model's use, and what plans were written from", async () => {
    const actor = await anActor();
    const { accountId } = actor;
    const db = await database();
    await db.insert(schema.identities).values({ provider: "google", subject: `subject-${accountId}`, accountId });
    const bundle = { accountId, source: "purchase" as const, plans: 5, endsAt: now() };
    await db.insert(schema.planBundles).values(bundle);
    const place = await aSession(actor);
    await submitPlan(actor, place);
    const usage = { accountId, purpose: "plan" as const, model: "a-model", inputTokens: 1, outputTokens: 2, cost: 3 };
    await db.insert(schema.modelUsage).values(usage);
    await aWrittenPlan(actor, { lessonTitle: "What was asked for" });
    const zip = await exported(actor);
    const read = async (name: RegExp) => {
      const [file] = Object.keys(zip.files).filter((each) => name.test(each));
      return JSON.parse((await zip.file(file ?? "")?.async("string")) ?? "null") as unknown;
    };
    expect(await read(/^identities/)).toMatchObject([{ provider: "google", subject: `subject-${accountId}` }]);
    expect(await read(/^bundles/)).toMatchObject([{ source: "purchase", plans: 5, used: 0 }]);
    expect(await read(/^model-usage/)).toMatchObject([{ model: "a-model", inputTokens: 1 }]);
    expect(await read(new RegExp(`^plans/${place.id}-.*json$`))).toMatchObject({ reviews: [{ step: "submitted" }] });
    expect(await read(/what-was-asked.*json$/)).toMatchObject({
      generation: { request: { lessonTitle: "What was asked for" } },
    });
  });

  it("is not asked for again and again", async () => {
    const actor = await anActor();
    for (let time = 0; time < 5; time += 1) await exported(actor);
    await expect(exportPersonalData(actor)).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

describe("deleting an account", () => {
  it("erases all that is personal at once and keeps the ledger without a name", async () => {
    const [actor, stranger] = [await aLife(), await aLife()];
    await deleteAccount(actor, { email: actor.email });
    const db = await database();
    expect(await findSessionAccount(actor.sessionId)).toBeNull();
    expect(await db.$count(plans, eq(plans.ownerId, actor.accountId))).toBe(0);
    expect(await db.$count(mails, eq(mails.recipient, actor.email))).toBe(0);
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
