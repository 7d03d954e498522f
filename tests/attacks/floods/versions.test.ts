import { eq, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { plans, planVersions, rateLimits } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { days, hours, now } from "@/lib/core/clock";
import { budgets } from "@/lib/limits/constants";
import { chargeBudget } from "@/lib/limits/service";
import { versionBounds } from "@/lib/plans/constants";
import { savePlan } from "@/lib/plans/service";
import { thinVersions } from "@/lib/plans/versions/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

/** As many versions as a loop of saves would leave, so that the next one is the tenth again. */
async function addVersions(planId: number, count: number, given: { reason: string; pieces: number }): Promise<void> {
  const db = await database();
  // What is no repetition cannot be packed away.
  await db.execute(sql`
    insert into plan_versions (plan_id, version, reason, content)
    select ${planId}::int, 1 + n, ${given.reason}::version_reason,
      jsonb_build_object('text', (select string_agg(md5(n || '-' || i), '') from generate_series(1, ${given.pieces}::int) i))
    from generate_series(1, ${count}::int) n`);
  await db
    .update(plans)
    .set({ version: count + 1 })
    .where(eq(plans.id, planId));
}

async function versionsOf(planId: number): Promise<{ version: number; reason: string }[]> {
  const { version, reason } = planVersions;
  const db = await database();
  return db.select({ version, reason }).from(planVersions).where(eq(planVersions.planId, planId)).orderBy(version);
}

/** Kilobytes that all accounts together were charged. */
async function bytesUsed(): Promise<number> {
  const rows = await (await database()).select().from(rateLimits).where(like(rateLimits.key, "bytes:%"));
  return rows.reduce((sum, { points }) => sum + points, 0);
}

function save(actor: Actor, id: number, version: number) {
  const fields = { teacherNotes: `Save ${version}. ${"x".repeat(5_000)}` };
  return savePlan(actor, { kind: "reb", id }, { version, fields, reason: "saved" });
}

describe("a loop of saves", () => {
  it("leaves no more versions than a plan may have, and loses autosaved ones before saved ones", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    await addVersions(id, 608, { reason: "autosaved", pieces: 1 });
    await (
      await database()
    ).execute(sql`update plan_versions set reason = 'saved' where plan_id = ${id} and version < 20`);
    await save(actor, id, 609);
    const left = await versionsOf(id);
    expect(left).toHaveLength(versionBounds.count);
    expect(left.at(-1)).toEqual({ version: 610, reason: "saved" });
    expect(left.filter(({ version }) => version < 20)).toHaveLength(19);
    expect(left.find(({ reason }) => reason === "autosaved")?.version).toBeGreaterThan(100);
  });

  it("leaves no more bytes than a plan may have, and always the newest version", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    await addVersions(id, 38, { reason: "saved", pieces: 30_000 });
    await save(actor, id, 39);
    const left = await versionsOf(id);
    expect(left.at(-1)?.version).toBe(40);
    const db = await database();
    const [{ bytes } = { bytes: 0 }] = await db
      .select({ bytes: sql<string>`sum(pg_column_size(${planVersions.content}))`.mapWith(Number) })
      .from(planVersions)
      .where(eq(planVersions.planId, id));
    expect(bytes).toBeLessThanOrEqual(versionBounds.bytes);
    expect(left.length).toBeGreaterThan(15);
  });

  it("is bounded too when each tenth write is an autosave that takes another's place", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    await addVersions(id, 608, { reason: "autosaved", pieces: 1 });
    await savePlan(
      actor,
      { kind: "reb", id },
      { version: 609, fields: { teacherNotes: "Typed" }, reason: "autosaved" },
    );
    const left = await versionsOf(id);
    expect(left).toHaveLength(versionBounds.count);
    expect(left.at(-1)?.version).toBe(610);
  });

  it("is charged by what its letters weigh, not by their number", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    const fields = { teacherNotes: "語".repeat(5_000) };
    const before = await bytesUsed();
    await savePlan(actor, { kind: "reb", id }, { version: 1, fields, reason: "saved" });
    expect((await bytesUsed()) - before).toBeGreaterThanOrEqual(15);
  });

  it("is refused when the account has used up its saves, with the time to wait; of many at once no more get through", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    await chargeBudget("saves", actor.accountId, budgets.saves.points - 3);
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(save(actor, id, 1))));
    expect(codes.filter((code) => code !== "too_many_saves").sort()).toEqual(
      ["none", "version_conflict", "version_conflict"].sort(),
    );
    const error: unknown = await save(actor, id, 2).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "too_many_saves", details: { retryAfter: expect.any(Number) as number } });
    const other = await anActor();
    expect(await codeOf(save(other, await aSavedPlan(other), 1))).toBe("none");
  });

  it("is refused when the account has written too many bytes", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    await chargeBudget("bytes", actor.accountId, budgets.bytes.points);
    expect(await codeOf(save(actor, id, 1))).toBe("none");
    expect(await codeOf(save(actor, id, 2))).toBe("too_many_saves");
  });
});

describe("old versions", () => {
  it("are thinned: all of a day stay, then the last of an hour, then of a day; saved ones all stay", async () => {
    const id = await aSavedPlan(await anActor());
    const db = await database();
    const noon = new Date(now());
    noon.setUTCHours(12, 0, 0, 0);
    const at = (daysAgo: number, minutes: number) => new Date(noon.getTime() - days(daysAgo) + minutes * 60_000);
    const moments = [
      ...[1, 2].map((minute) => ({ createdAt: at(400, minute) })),
      ...[1, 2, 3].map((minute) => ({ createdAt: at(20, minute) })),
      { createdAt: at(20, 70) },
      ...[1, 2, 3].map((minute) => ({ createdAt: at(3, minute) })),
      { createdAt: at(3, 70) },
      ...[1, 2, 3].map((minute) => ({ createdAt: new Date(now().getTime() - hours(minute)) })),
    ];
    const rows = moments.map((row, index) => ({ ...row, version: 2 + index, reason: "autosaved" as const }));
    const saved = { version: 50, reason: "saved" as const, createdAt: at(20, 4) };
    await db.insert(planVersions).values([...rows, saved].map((row) => ({ ...row, planId: id, content: {} })));
    expect(await thinVersions()).toBe(6);
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([1, 3, 7, 10, 11, 12, 13, 14, 50]);
    expect(await thinVersions()).toBe(0);
  });
});
