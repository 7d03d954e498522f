import { describe, expect, it } from "vitest";
import { resumeRun } from "@/lib/plans/runs/service";
import { listPlans } from "@/lib/plans/listing/queries";
import { getPlan, getVersion, listAllPlans, listVersions } from "@/lib/plans/queries";
import { planFilters } from "@/lib/plans/listing/schema";
import { copyPlan, deletePlan, restorePlan, restoreVersion, savePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

describe("somebody else's plan is not found", () => {
  it("for every verb, an administrator's too", async () => {
    const owner = await anActor();
    const id = await aSavedPlan(owner);
    const place = { kind: "reb" as const, id };
    const save = { version: 1, fields: { lessonTitle: "Mine now" }, reason: "saved" as const };
    for (const actor of [await anActor(), await anActor({ role: "ADMIN" })]) {
      const verbs = {
        get: () => getPlan(actor, "reb", id),
        versions: () => listVersions(actor, "reb", id),
        version: () => getVersion(actor, "reb", { id, version: 1 }),
        save: () => savePlan(actor, place, save),
        autosave: () => savePlan(actor, place, { ...save, reason: "autosaved" }),
        restoreVersion: () => restoreVersion(actor, place, { version: 1, current: 1 }),
        copy: () => copyPlan(actor, place),
        delete: () => deletePlan(actor, place),
        restore: () => restorePlan(actor, place),
        resume: () => resumeRun(actor, "reb", id),
      };
      for (const [verb, work] of Object.entries(verbs))
        expect([verb, await codeOf(work())]).toEqual([verb, "not_found"]);
      expect(await listAllPlans(actor, "reb")).toEqual([]);
      expect((await listPlans(actor, "reb", planFilters.parse({}))).totalItems).toBe(0);
    }
    expect((await getPlan(owner, "reb", id)).content).not.toMatchObject({ lessonTitle: "Mine now" });
  });

  it("nor is a plan of another kind, or one that never was", async () => {
    const owner = await anActor();
    const id = await aSavedPlan(owner);
    expect(await codeOf(getPlan(owner, "rtb", id))).toBe("not_found");
    expect(await codeOf(getPlan(owner, "reb", 2_000_000_000))).toBe("not_found");
  });
});
