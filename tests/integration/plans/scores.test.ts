import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { planScores } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { closePool } from "@/lib/core/concurrency/pool";
import { budgets } from "@/lib/limits/constants";
import { chargeBudget } from "@/lib/limits/service";
import { listPlans } from "@/lib/plans/listing/queries";
import { getPlan } from "@/lib/plans/queries";
import { planFilters } from "@/lib/plans/listing/schema";
import { keepScore } from "@/lib/plans/scores/kept";
import { inspectPlan } from "@/lib/plans/scores/queries";
import { scoreListed } from "@/lib/plans/scores/service";
import { deletePlan, savePlan } from "@/lib/plans/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

useFreshDatabase();
afterAll(() => closePool());

// Each look is the same page, as a teacher's is: lists are kept for half a minute, and no revision rises when a score is kept.
async function listed(actor: Actor) {
  const { items } = await listPlans(await again(actor), "reb", planFilters.parse({ size: 50 }));
  return items;
}

async function scores(actor: Actor) {
  return (await listed(actor)).map(({ score }) => score);
}

async function change(actor: Actor, id: number, materials: string): Promise<void> {
  const { version } = await getPlan(actor, "reb", id);
  await savePlan(actor, { kind: "reb", id }, { version, fields: { learningMaterials: materials }, reason: "saved" });
}

describe("the score of a plan in the list", () => {
  it("is what the check said, until the plan is changed", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    expect(await scores(actor)).toEqual([null]);
    const { score } = await inspectPlan(actor, { kind: "reb", id });
    expect(await scores(actor)).toEqual([score]);
    await change(actor, id, "ruler, string, stones");
    expect(await scores(actor)).toEqual([null]);
    await inspectPlan(actor, { kind: "reb", id });
    expect(await scores(actor)).toEqual([expect.any(Number)]);
  });

  it("is the lower of both", async () => {
    const actor = await anActor();
    const [first, second] = [await aSavedPlan(actor), await aSavedPlan(actor)];
    expect(await scores(actor)).toEqual([null, null]);
    await keepScore(await getPlan(actor, "reb", first), { form: 71, content: 93 });
    await keepScore(await getPlan(actor, "reb", second), { form: 88, content: 60 });
    expect((await scores(actor)).sort()).toEqual([60, 71]);
  });

  it("is none when other rules gave it", async () => {
    const actor = await anActor();
    const plan = await getPlan(actor, "reb", await aSavedPlan(actor));
    await keepScore(plan, { form: 90, content: 90 });
    await (await database()).update(planScores).set({ rules: "others" }).where(eq(planScores.planId, plan.id));
    expect(await scores(actor)).toEqual([null]);
  });

  it("of an older state takes no newer one's place, and that of a plan that is gone stays nowhere", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    const before = await getPlan(actor, "reb", id);
    await change(actor, id, "maize grains, bottle tops, scale");
    await keepScore(await getPlan(actor, "reb", id), { form: 92, content: 91 });
    await keepScore(before, { form: 12, content: 11 });
    expect(await scores(actor)).toEqual([91]);
    await keepScore({ id: 2_000_000_000, updatedAt: before.updatedAt }, { form: 50, content: 50 });
    expect(await (await database()).$count(planScores, eq(planScores.planId, 2_000_000_000))).toBe(0);
  });
});

describe("plans without a score", () => {
  it("get one after a list has shown them, twenty at a time, and none in the bin", async () => {
    const actor = await anActor();
    const deleted = await aSavedPlan(actor);
    await deletePlan(actor, { kind: "reb", id: deleted });
    for (let number = 0; number < 21; number += 1) await aSavedPlan(actor);
    const shown = await listed(actor);
    await Promise.all([scoreListed(actor, shown), scoreListed(actor, shown)]);
    expect((await scores(actor)).filter((score) => score === null)).toHaveLength(1);
    await scoreListed(actor, await listed(actor));
    expect((await scores(actor)).filter((score) => score === null)).toHaveLength(0);
    expect(await (await database()).$count(planScores, eq(planScores.planId, deleted))).toBe(0);
  });

  it("are scored once, and one that cannot be scored keeps none behind it waiting", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    const shown = await listed(actor);
    await keepScore(await getPlan(actor, "reb", id), { form: 41, content: 42 });
    await scoreListed(actor, shown);
    expect(await scores(actor)).toEqual([41]);
    const other = await aSavedPlan(actor);
    const [newest] = await listed(actor);
    if (!newest) throw new Error("no plan");
    await scoreListed(actor, [{ ...newest, id: 2_000_000_000 }, newest]);
    expect((await listed(actor)).find((item) => item.id === other)?.score).toEqual(expect.any(Number));
  });

  it("are paid by the account: once it has worked too much, none is scored", async () => {
    const actor = await anActor();
    await aSavedPlan(actor);
    await chargeBudget("work", actor.accountId, 2 * budgets.work.points);
    await scoreListed(actor, await listed(actor));
    expect(await scores(actor)).toEqual([null]);
  });

  it("of somebody else are not scored", async () => {
    const owner = await anActor();
    const id = await aSavedPlan(owner);
    await scoreListed(await anActor(), await listed(owner));
    expect(await (await database()).$count(planScores, eq(planScores.planId, id))).toBe(0);
  });
});
