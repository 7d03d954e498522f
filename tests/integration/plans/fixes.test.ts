import { describe, expect, it, vi } from "vitest";
import { transact } from "@/db";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import type { PlanContent } from "@/lib/plans/kinds/contract";
import { planKind, planKinds } from "@/lib/plans/kinds/registry";
import { getPlan, listVersions } from "@/lib/plans/queries";
import { inspectPlan } from "@/lib/plans/scores/queries";
import { fixFinding } from "@/lib/plans/fixes/service";
import { submitPlan } from "@/lib/plans/review/service";
import { deletePlan, insertPlan, restoreVersion, savePlan } from "@/lib/plans/service";
import type { PlanRef } from "@/lib/plans/types";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

const requests = { reb: aRebRequest(), rtb: aRtbRequest() };

async function aPlan(actor: Actor, kindName: keyof typeof requests, broken: PlanContent) {
  const kind = planKind(kindName);
  const request = requests[kindName];
  const content = { ...(await kind.compose({ request, seed: 5 })), ...broken };
  const { id } = await transact((tx) => insertPlan(tx, actor, { kind: kindName, content, reason: "created" }));
  return { kind: kindName, id };
}

async function findings(actor: Actor, place: PlanRef) {
  const { version: _version, ...told } = await inspectPlan(actor, place);
  return told;
}

const cases = [
  [
    "reb",
    "adaptation",
    { developmentTeachingActivities: "Asks for examples.", developmentLearningActivities: "Give two examples." },
  ],
  ["reb", "objectiveStandard", { instructionalObjectives: "Using counters, learners will be able to add fractions." }],
  ["reb", "filled", { assessmentMethods: "" }],
  ["reb", "timings", { introductionDuration: 10 }],
  ["reb", "placeholder", { references: "- REB teacher’s guide: Mathematics, P4\n- TODO" }],
  ["rtb", "filled", { step2LearnerActivity: "" }],
  ["rtb", "timings", { step1Duration: 15 }],
  ["rtb", "moduleCode", { references: "Curriculum of the module XYZAB909" }],
] as const;

describe("a repair", () => {
  it.each(cases)("of a %s plan mends %s in one field, and every other byte stays", async (kind, rule, broken) => {
    const actor = await anActor();
    const place = await aPlan(actor, kind, broken);
    const before = await findings(actor, place);
    const finding = before.findings.find((one) => one.rule === rule);
    if (!finding) throw new Error(`no finding ${rule}`);
    const plan = await getPlan(actor, kind, place.id);
    const fix = await fixFinding(actor, place, { ...finding, version: plan.version });
    if (fix.outcome !== "mended") throw new Error(fix.outcome);
    const mended = await getPlan(actor, kind, place.id);
    const differing = Object.keys(plan.content).filter((name) => mended.content[name] !== plan.content[name]);
    expect(differing).toEqual([fix.field]);
    const after = await findings(actor, place);
    expect(fix.inspection).toEqual(after);
    expect(after.score).toBeGreaterThan(before.score - 1);
    expect(after.findings.length).toBeLessThan(before.findings.length);
    expect(after.findings).not.toContainEqual(finding);
    await restoreVersion(actor, place, { version: fix.previous, current: fix.version });
    expect((await getPlan(actor, kind, place.id)).content).toEqual(plan.content);
    expect((await listVersions(actor, kind, place.id)).map(({ reason }) => reason)).toEqual([
      "restored",
      "saved",
      "created",
    ]);
  });

  it("that no writer can make is not made, and is told", async () => {
    const actor = await anActor();
    const place = await aPlan(actor, "reb", { assessmentMethods: "" });
    const { trial } = planKinds.reb;
    vi.spyOn(planKinds.reb, "trial").mockImplementationOnce(async (content) => {
      const real = await trial(content);
      return { ...real, compose: () => real.content };
    });
    const fix = await fixFinding(actor, place, { rule: "filled", field: "assessmentMethods", version: 1 });
    expect(fix).toMatchObject({ outcome: "uncured", inspection: await findings(actor, place) });
    expect((await getPlan(actor, "reb", place.id)).version).toBe(1);
  });

  it("of what is not found any more changes nothing", async () => {
    const actor = await anActor();
    const place = await aPlan(actor, "reb", {});
    const fix = await fixFinding(actor, place, { rule: "filled", field: "assessmentMethods", version: 1 });
    expect(fix.outcome).toBe("gone");
    expect((await getPlan(actor, "reb", place.id)).version).toBe(1);
  });

  it("of a session plan that was handed in makes it a draft again", async () => {
    const actor = await anActor();
    const place = await aPlan(actor, "rtb", { step1Duration: 15 });
    await submitPlan(actor, place);
    const plan = await getPlan(actor, "rtb", place.id);
    expect(plan.status).toBe("submitted");
    const finding = (await findings(actor, place)).findings.find((one) => one.rule === "timings");
    if (!finding) throw new Error("no finding");
    await fixFinding(actor, place, { ...finding, version: plan.version });
    expect((await getPlan(actor, "rtb", place.id)).status).toBe("draft");
  });

  it("is refused for what only the teacher knows, for old versions, strangers and the bin", async () => {
    const owner = await anActor();
    const place = await aPlan(owner, "reb", { schoolName: "" });
    const ask = { rule: "filled", field: "schoolName", version: 1 };
    expect(await codeOf(fixFinding(owner, place, ask))).toBe("invalid_input");
    for (const stranger of [await anActor(), await anActor({ role: "ADMIN" })])
      expect(await codeOf(fixFinding(stranger, place, ask))).toBe("not_found");
    await savePlan(owner, place, { version: 1, fields: { lessonNo: "9" }, reason: "saved" });
    expect(await codeOf(fixFinding(owner, place, ask))).toBe("version_conflict");
    await deletePlan(owner, place);
    expect(await codeOf(fixFinding(owner, place, { ...ask, version: 2 }))).toBe("not_found");
  });
});
