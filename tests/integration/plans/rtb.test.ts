import { beforeAll, describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { createPlan, waitForRun } from "@/lib/plans/runs/service";
import { listPlans } from "@/lib/plans/listing/queries";
import { getPlan, listPlansOfTeacher } from "@/lib/plans/queries";
import { planFilters } from "@/lib/plans/listing/schema";
import { savePlan } from "@/lib/plans/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

let actor: Actor;
let id: number;

beforeAll(async () => {
  actor = await anActor();
  await aSavedPlan(actor);
  id = await createPlan(actor, "rtb", aRtbRequest({ duration: 95, numberOfSteps: 3 }));
  await waitForRun(id, 50_000);
});

describe("a session plan", () => {
  it("is written to its end, with minutes that add up", async () => {
    const { status, content, run } = await getPlan(actor, "rtb", id);
    expect([status, run?.state, run?.done]).toEqual(["draft", "finished", 6]);
    expect(content).toMatchObject({ introductionDuration: 5, step1Duration: 16, step3Duration: 15, step4Title: "" });
    expect(content.conclusionDuration).toBe(43);
  });

  it("stands in the list of its kind alone, with module and sector, and is found by them", async () => {
    const sought = planFilters.parse({ search: "swdux301" });
    const page = await listPlans(await again(actor), "rtb", sought);
    expect(page.items).toMatchObject([
      {
        id,
        title: "Drawing a low-fidelity wireframe",
        subject: "Software Development",
        details: ["SWDUX301 Design UI/UX", "ICT & Multimedia"],
        classLevel: "Level 3",
        durationMinutes: 95,
      },
    ]);
    expect((await listPlans(await again(actor), "reb", sought)).totalItems).toBe(0);
    expect(await codeOf(getPlan(actor, "reb", id))).toBe("not_found");
  });

  it("is found by its trainer's name or by the owner's own address, by nobody else", async () => {
    for (const name of ["NKURUNZIZA patrick", actor.email, String(actor.accountId)])
      expect(await listPlansOfTeacher(actor, "rtb", name)).toHaveLength(1);
    expect(await listPlansOfTeacher(await anActor(), "rtb", "Nkurunziza Patrick")).toEqual([]);
  });

  it("keeps the minutes that a person gives it, and refuses more than five steps", async () => {
    const { version } = await getPlan(actor, "rtb", id);
    const fields = { step1Duration: 30, duration: 109 };
    const saved = await savePlan(actor, { kind: "rtb", id }, { version, fields, reason: "saved" });
    expect(saved.content).toMatchObject(fields);
    const wrong = { version: saved.version, fields: { numberOfSteps: 6 }, reason: "saved" } as const;
    expect(await codeOf(savePlan(actor, { kind: "rtb", id }, wrong))).toBe("invalid_input");
  });

  it("is refused with too few minutes, without being made", async () => {
    expect(await codeOf(createPlan(actor, "rtb", aRtbRequest({ duration: 39 })))).toBe("invalid_input");
  });
});
