import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { plans } from "@/db/schema";
import { closePool } from "@/lib/core/concurrency/pool";
import * as pool from "@/lib/core/concurrency/pool";
import { budgets } from "@/lib/limits/constants";
import { chargeBudget } from "@/lib/limits/service";
import type { PlanContent } from "@/lib/plans/kinds/contract";
import { planKind, planKinds } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { findInspection, inspectPlan } from "@/lib/plans/scores/queries";
import { reportInspection } from "@/lib/plans/scores/rules";
import { savePlan } from "@/lib/plans/service";
import type { PlanRef } from "@/lib/plans/types";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, codeOf } from "@/tests/support/plans";

vi.mock("@/lib/core/concurrency/pool", { spy: true });
useFreshDatabase();
afterEach(() => void vi.mocked(pool.runInPool).mockClear());
afterAll(() => closePool());

/** Stored from before lines were bounded: every text as long as a text may be. */
async function fillTexts(place: PlanRef, text: string): Promise<PlanContent> {
  const empty = planKind(place.kind).parseContent({});
  const texts = Object.entries(empty).filter(([name, value]) => typeof value === "string" && name !== "language");
  const content = planKind(place.kind).parseContent(Object.fromEntries(texts.map(([name]) => [name, text])));
  await (await database()).update(plans).set({ content }).where(eq(plans.id, place.id));
  return content;
}

describe("the check of a hostile plan", () => {
  it("is work for a thread, with the same result", async () => {
    const actor = await anActor();
    for (const place of [{ kind: "reb" as const, id: await aSavedPlan(actor) }, await aSession(actor)]) {
      const content = await fillTexts(place, `${"‘aaa".repeat(2_500).slice(0, 9_999)}a`);
      const { version: _version, ...told } = await inspectPlan(actor, place);
      const kind = planKinds[place.kind];
      expect(told).toEqual(reportInspection(await kind.inspect(content), kind.writable));
    }
    expect(pool.runInPool).toHaveBeenCalledTimes(2);
  });

  it("is worked out once for a version, however often and by how many it is asked for", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    await fillTexts(place, "b\n".repeat(5_000));
    const told = await Promise.all(Array.from({ length: 30 }, () => inspectPlan(actor, place)));
    expect(new Set(told.map(({ score }) => score)).size).toBe(1);
    expect(pool.runInPool).toHaveBeenCalledTimes(1);
  });

  it("ends where the account has used up its budget; pages come without it, and short plans are checked all the same", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    await fillTexts(place, "c\n".repeat(5_000));
    await chargeBudget("work", actor.accountId, budgets.work.points + 1);
    expect(await codeOf(inspectPlan(actor, place))).toBe("too_much_work");
    expect(await findInspection(actor, await getPlan(actor, "rtb", place.id))).toBeNull();
    expect(await codeOf(inspectPlan(actor, { kind: "reb", id: await aSavedPlan(actor) }))).toBe("none");
  });
});

describe("the check of a plan as plans are", () => {
  it("needs no thread, and tells of each version anew", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor, { assessmentMethods: "" }) };
    const filled = ({ findings }: Awaited<ReturnType<typeof inspectPlan>>) =>
      findings.filter(({ rule, field }) => rule === "filled" && field === "assessmentMethods").length;
    expect(filled(await inspectPlan(actor, place))).toBe(1);
    const fields = { assessmentMethods: "Oral questions on fractions." };
    await savePlan(actor, place, { version: 1, fields, reason: "saved" });
    expect(filled(await inspectPlan(actor, place))).toBe(0);
    expect(pool.runInPool).not.toHaveBeenCalled();
  });
});
