import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { planRatings, plans, planVersions } from "@/db/schema";
import { aRebRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { storageMegabytes } from "@/lib/plans/constants";
import { createPlan, waitForRun } from "@/lib/plans/runs/service";
import { copyPlan, deletePlan, restorePlan, savePlan, storePlan } from "@/lib/plans/service";
import { translatePlan } from "@/lib/plans/translations/service";
import { thinVersions } from "@/lib/plans/versions/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { startFakeModel, type FakeModel } from "@/tests/support/fake-model";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel({});
  vi.stubEnv("OPENAI_BASE_URL", model.url);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
useFreshDatabase();
afterAll(() => model.close());

const all = storageMegabytes * 1_000_000;

async function takeUp(id: number, bytes: number): Promise<void> {
  await (await database()).update(plans).set({ storedBytes: bytes }).where(eq(plans.id, id));
}

/** What is written down of a plan, and what it takes up. */
async function bytesOf(id: number): Promise<{ told: number; taken: number }> {
  const db = await database();
  const [plan] = await db
    .select({ told: plans.storedBytes, own: sql<string>`pg_column_size(${plans.content})`.mapWith(Number) })
    .from(plans)
    .where(eq(plans.id, id));
  const [{ versions } = { versions: 0 }] = await db
    .select({ versions: sql<string>`sum(pg_column_size(${planVersions.content}))`.mapWith(Number) })
    .from(planVersions)
    .where(eq(planVersions.planId, id));
  return { told: plan?.told ?? 0, taken: (plan?.own ?? 0) + versions };
}

function place(id: number) {
  return { kind: "reb", id } as const;
}

function save(actor: Actor, id: number, version = 1) {
  const fields = { teacherNotes: `Save ${version} ${"x".repeat(2_000)}` };
  return savePlan(actor, place(id), { version, fields, reason: "saved" });
}

/** An account whose other plan leaves no room. */
async function aFullAccount() {
  const actor = await anActor({ tier: "Premium" });
  const [small, large] = [await aSavedPlan(actor), await aSavedPlan(actor)];
  await takeUp(large, all);
  return { actor, small, large };
}

describe("an account that has filled its room", () => {
  const writes: Record<string, (actor: Actor, id: number) => Promise<unknown>> = {
    "a save": (actor, id) => save(actor, id),
    "a plan sent whole": (actor) => storePlan(actor, "reb", { ...aRebRequest() }),
    "a copy": (actor, id) => copyPlan(actor, place(id)),
    "a plan to be written": (actor) => createPlan(actor, "reb", aRebRequest()),
    "a translation": (actor, id) => translatePlan(actor, place(id), "fr"),
  };

  it.each(Object.keys(writes))("stores no more by %s, which leaves nothing behind", async (name) => {
    const { actor, small } = await aFullAccount();
    const db = await database();
    const before = await db.$count(planVersions);
    const error: unknown = await writes[name]?.(actor, small).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "storage_full", details: { values: { megabytes: storageMegabytes } } });
    expect(await db.$count(planVersions)).toBe(before);
  });

  it("has room again as soon as a plan is deleted, and none for its restoration", async () => {
    const { actor, small, large } = await aFullAccount();
    await deletePlan(actor, place(large));
    expect(await codeOf(save(actor, small))).toBe("none");
    await takeUp(small, all);
    expect(await codeOf(restorePlan(actor, place(large)))).toBe("storage_full");
  });

  it("keeps nobody else from saving", async () => {
    await aFullAccount();
    const other = await anActor();
    expect(await codeOf(save(other, await aSavedPlan(other)))).toBe("none");
  });

  it("gets no more of many writes in at once than there is room for", async () => {
    const actor = await anActor();
    const ids = await Promise.all(Array.from({ length: 12 }, () => aSavedPlan(actor)));
    const probe = await aSavedPlan(actor);
    const before = (await bytesOf(probe)).taken;
    await save(actor, probe);
    const growth = (await bytesOf(probe)).taken - before;
    await takeUp(probe, all - Math.floor(before * ids.length + growth * 1.5));
    const codes = await Promise.all(ids.map((id) => codeOf(save(actor, id))));
    expect(codes.filter((code) => code === "none")).toHaveLength(1);
    expect(codes.filter((code) => code === "storage_full")).toHaveLength(11);
  });

  it("fills no bin beyond its room: what was deleted first goes first", async () => {
    const actor = await anActor();
    const db = await database();
    const ids = [await aSavedPlan(actor), await aSavedPlan(actor), await aSavedPlan(actor)];
    for (const id of ids) {
      await takeUp(id, all * 0.4);
      await deletePlan(actor, place(id));
    }
    const kept = await db.select({ id: plans.id }).from(plans).where(eq(plans.ownerId, actor.accountId));
    expect(kept.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
    expect(await db.$count(planRatings)).toBe(0);
  });
});

describe("what a plan takes up", () => {
  it("is written down when it is made, saved and written to its end", async () => {
    const actor = await anActor();
    const saved = await aSavedPlan(actor);
    await save(actor, saved);
    const written = await createPlan(actor, "reb", aRebRequest());
    await waitForRun(written, 50_000);
    for (const id of [saved, written]) {
      const { told, taken } = await bytesOf(id);
      expect(told).toBe(taken);
      expect(told).toBeGreaterThan(1_000);
    }
  });

  it("is less once its old versions are thinned", async () => {
    const id = await aSavedPlan(await anActor());
    const createdAt = new Date(now().getTime() - days(400));
    const content = { text: "x".repeat(500) };
    const old = [2, 3, 4].map((version) => ({ planId: id, version, reason: "autosaved" as const, content, createdAt }));
    await (await database()).insert(planVersions).values(old);
    await takeUp(id, all);
    expect(await thinVersions()).toBe(2);
    const { told, taken } = await bytesOf(id);
    expect(told).toBe(taken);
  });
});
