import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { plans, planTranslations, quotaPeriods } from "@/db/schema";
import { aRebRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { isAppError } from "@/lib/core/errors";
import type { PlanLanguage } from "@/lib/core/language";
import { waitForRun } from "@/lib/plans/runs/service";
import { planKinds } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { deletePlan, insertPlan, restorePlan, savePlan } from "@/lib/plans/service";
import { translatePlan } from "@/lib/plans/translations/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { startFakeModel, type FakeModel } from "@/tests/support/fake-model";
import { codeOf } from "@/tests/support/plans";

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel({});
  model.behave({ translates: (text) => `${text} FR` });
  vi.stubEnv("OPENAI_BASE_URL", model.url);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
useFreshDatabase();
afterAll(() => model.close());

async function anOriginal(actor: Actor) {
  const content = await planKinds.reb.compose({ request: aRebRequest({ specialNeeds: "" }), seed: 4 });
  const { id } = await transact((tx) => insertPlan(tx, actor, { kind: "reb", content, reason: "generated" }));
  return { kind: "reb", id } as const;
}

async function translated(actor: Actor, id: number, language: PlanLanguage) {
  const made = await translatePlan(actor, { kind: "reb", id }, language);
  await waitForRun(made.id, 50_000);
  return { ...made, kind: "reb" as const };
}

async function unitsOf({ accountId }: Actor): Promise<number> {
  const db = await database();
  const [period] = await db.select().from(quotaPeriods).where(eq(quotaPeriods.accountId, accountId));
  return period?.used ?? 0;
}

describe("translations as a way to plans for nothing", () => {
  it("stop where a translation would change its language: it is refused in words, and the place stays taken", async () => {
    const actor = await anActor();
    const original = await anOriginal(actor);
    const { id, kind } = await translated(actor, original.id, "fr");
    const { version } = await getPlan(actor, kind, id);
    const error: unknown = await savePlan(
      actor,
      { kind, id },
      { version, fields: { language: "sw" }, reason: "saved" },
    ).catch((thrown: unknown) => thrown);
    expect(isAppError(error) && error.details.fields).toEqual({ language: "translationLanguage" });
    expect(await translatePlan(actor, original, "fr")).toEqual({ id, created: false });
    const other = { version, fields: { teacherNotes: "Mine.", language: "fr" }, reason: "saved" as const };
    expect(await codeOf(savePlan(actor, { kind, id }, other))).toBe("none");
    // What is no translation may change its language.
    const change = { version: 1, fields: { language: "sw" }, reason: "saved" as const };
    expect(await codeOf(savePlan(actor, original, change))).toBe("none");
  });

  it("come to one, when twenty ask at once for the same", async () => {
    const actor = await anActor();
    const original = await anOriginal(actor);
    const before = await unitsOf(actor);
    const made = await Promise.all(Array.from({ length: 20 }, () => translatePlan(actor, original, "rw")));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    await waitForRun(made[0]?.id ?? 0, 50_000);
    const db = await database();
    expect(await db.$count(planTranslations, eq(planTranslations.sourceId, original.id))).toBe(1);
    expect(await unitsOf(actor)).toBe(before);
  });

  it("cannot stand twice in one place, whoever writes them", async () => {
    const actor = await anActor();
    const original = await anOriginal(actor);
    await translated(actor, original.id, "fr");
    const second = await anOriginal(actor);
    const db = await database();
    const row = { planId: second.id, sourceId: original.id, language: "fr" as const, hashes: {} };
    await expect(db.insert(planTranslations).values(row)).rejects.toThrow();
    expect(await db.insert(planTranslations).values({ ...row, language: null })).toBeDefined();
  });

  it("cost a unit beside one in the bin, which stays a translation when it comes back", async () => {
    const actor = await anActor({ plansLeft: 2 });
    const original = await anOriginal(actor);
    const first = await translated(actor, original.id, "fr");
    await deletePlan(actor, first);
    const before = await unitsOf(actor);
    const second = await translated(actor, original.id, "fr");
    expect([second.created, await unitsOf(actor)]).toEqual([true, before + 1]);
    await restorePlan(actor, first);
    await translated(actor, first.id, "rw");
    expect(await unitsOf(actor)).toBe(before + 2);
    expect(await codeOf(translatePlan(actor, { kind: "reb", id: second.id }, "sw"))).toBe("plan_limit");
    const db = await database();
    expect(await db.$count(plans, eq(plans.ownerId, actor.accountId))).toBe(4);
  });
});
