import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { modelUsage } from "@/db/schema";
import { aRebRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { planKinds } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { fixFinding } from "@/lib/plans/fixes/service";
import { insertPlan, savePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { startFakeModel, type FakeModel } from "@/tests/support/fake-model";
import { codeOf } from "@/tests/support/plans";

/** Milliseconds that a repair waits for a model: longer than the slowest machine takes, unless a test says otherwise. */
const waits = vi.hoisted(() => ({ usual: 60_000, now: 60_000 }));

vi.mock(import("@/lib/plans/fixes/constants"), async (original) => ({
  ...(await original()),
  get patience() {
    return waits.now;
  },
}));

const written =
  "Oral questions: learners add three pairs of fractions of loaves of bread and justify each answer; at least 4 out of 5 are right.";
const ask = { rule: "filled", field: "assessmentMethods", version: 1 };

let model: FakeModel;

beforeAll(async () => {
  const version = { assessmentMethods: written };
  model = await startFakeModel({ version1: version, version2: version });
  vi.stubEnv("OPENAI_BASE_URL", model.url);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
useFreshDatabase();
beforeEach(() => {
  model.behave({});
  model.pace(0);
  model.think(0);
  waits.now = waits.usual;
});
afterAll(() => model.close());

/** A topic of which the bank knows nothing, so that the model's text is the better one. */
const unknown = { lessonTitle: "Adding fractions", subject: "Home Sciences" };
/** One whose test the composer can write. */
const known = { lessonTitle: "Adding fractions with different denominators", subject: "Mathematics", classLevel: "P5" };

async function aPlan(actor: Actor, topic = unknown) {
  const request = aRebRequest(topic);
  const content = { ...(await planKinds.reb.compose({ request, seed: 5 })), assessmentMethods: "" };
  const { id } = await transact((tx) => insertPlan(tx, actor, { kind: "reb", content, reason: "created" }));
  return { kind: "reb" as const, id };
}

describe("a repair by a model", () => {
  it("keeps what it cost, also when the first text is the one that is taken", async () => {
    const actor = await anActor();
    const place = await aPlan(actor);
    // Slowly enough for the first text to be read before the second is there.
    model.pace(80);
    expect(await fixFinding(actor, place, ask)).toMatchObject({ outcome: "mended", engine: "model", value: written });
    const db = await database();
    // What an answer cost is kept when it has ended, which may be after the fix.
    await expect
      .poll(() => db.select().from(modelUsage).where(eq(modelUsage.planId, place.id)), { timeout: 20_000 })
      .toMatchObject([{ purpose: "section", accountId: actor.accountId, inputTokens: 900 }]);
  });

  it("is the composer's when the model is too slow", async () => {
    const actor = await anActor();
    const [place, other] = [await aPlan(actor, known), await aPlan(actor, known)];
    const { assessmentMethods } = await planKinds.reb.compose({ request: aRebRequest(known), seed: 5 });
    const version = { assessmentMethods };
    model.behave({ parts: { version1: version, version2: version } });
    model.think(10_000);
    waits.now = 500;
    expect(await fixFinding(actor, place, ask)).toMatchObject({ outcome: "mended", engine: "composer" });
    // What the model says is good enough: it is the time alone that decides.
    model.think(0);
    waits.now = waits.usual;
    expect(await fixFinding(actor, other, ask)).toMatchObject({ outcome: "mended", engine: "model" });
  });

  it("loses nothing that is saved meanwhile, and of two at once one is made", async () => {
    const actor = await anActor();
    const [place, other] = [await aPlan(actor), await aPlan(actor)];
    model.pace(30);
    const fix = codeOf(fixFinding(actor, place, ask));
    await savePlan(actor, place, { version: 1, fields: { references: "My own book" }, reason: "autosaved" });
    expect(await fix).toBe("version_conflict");
    expect((await getPlan(actor, "reb", place.id)).content).toMatchObject({
      references: "My own book",
      assessmentMethods: "",
    });
    model.pace(0);
    const both = await Promise.allSettled([fixFinding(actor, other, ask), fixFinding(actor, other, ask)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await getPlan(actor, "reb", other.id)).version).toBe(2);
  });
});
