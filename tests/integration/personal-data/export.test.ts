import { eq, sql } from "drizzle-orm";
import JSZip from "jszip";
import { afterAll, describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import * as schema from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { closeDocuments } from "@/lib/documents/render";
import { exportPersonalData } from "@/lib/personal-data/export/service";
import { submitPlan } from "@/lib/plans/review/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aLife } from "@/tests/support/lives";
import { aSession, aWrittenPlan } from "@/tests/support/plans";

useFreshDatabase();
afterAll(closeDocuments);

const { orders } = schema;

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
    const sections = ["account", "sessions", "activity", "mails", "orders", "payments"];
    for (const name of [...sections, "registrations", "pending-sign-ins", "payment-events", "contact-messages"])
      expect((await zip.file(`${name}.json`)?.async("string")) ?? "", name).toMatch(/^\[\n/);
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
    expect(all).not.toMatch(/Hash"|sealedSecret|publicKey|a-secret|argon2/);
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

  it("tells of the log what the person did, and what was done to them, without saying who did it", async () => {
    const [actor, administrator, stranger] = [await aLife(), await anActor({ role: "ADMIN" }), await aLife()];
    const db = await database();
    const [order] = await db.select().from(orders).where(eq(orders.accountId, actor.accountId));
    const to = (subjectType: "account" | "order", subjectId: number) => ({ subjectType, subjectId }) as const;
    await transact(async (tx) => {
      await recordAudit(tx, administrator, { act: "userLocked", ...to("account", actor.accountId) });
      await recordAudit(tx, administrator, { act: "orderConfirmed", ...to("order", order?.id ?? 0) });
      await recordAudit(tx, administrator, { act: "userLocked", ...to("account", stranger.accountId) });
    });
    const zip = await exported(actor);
    const lines = JSON.parse((await zip.file("audit.json")?.async("string")) ?? "[]") as Record<string, unknown>[];
    expect(lines).toMatchObject([
      { byYou: true, act: "dataExported" },
      { byYou: false, act: "userLocked", subjectId: actor.accountId },
      { byYou: false, act: "orderConfirmed", subjectId: order?.id },
    ]);
    for (const line of lines) expect(line).not.toHaveProperty("actorId");
  });

  it("is read a page at a time, however much there is", async () => {
    const actor = await anActor();
    const db = await database();
    const tries = 1_203;
    await db.execute(sql`
      insert into sign_ins (account_id, way, succeeded, user_agent)
      select ${actor.accountId}::int, 'password', true, 'try ' || n from generate_series(1, ${tries}::int) n`);
    await db.execute(sql`
      insert into devices (token_hash, account_id, user_agent)
      select md5(n::text), ${actor.accountId}::int, 'device ' || n from generate_series(1, ${tries}::int) n`);
    const zip = await exported(actor);
    for (const [name, word] of [
      ["sign-ins", "try"],
      ["devices", "device"],
    ] as const) {
      const rows = JSON.parse((await zip.file(`${name}.json`)?.async("string")) ?? "[]") as { userAgent: string }[];
      const told = new Set(rows.map(({ userAgent }) => userAgent));
      expect([rows.length, told.size, told.has(`${word} ${tries}`)]).toEqual([tries, tries, true]);
    }
  });

  it("is not asked for again and again", async () => {
    const actor = await anActor();
    for (let time = 0; time < 5; time += 1) await exported(actor);
    await expect(exportPersonalData(actor)).rejects.toMatchObject({ code: "too_many_requests" });
  });
});
