import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { listFilterChoices, listPlans } from "@/lib/plans/queries";
import { planFilters } from "@/lib/plans/schema";
import { deletePlan, savePlan } from "@/lib/plans/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

useFreshDatabase();

let actor: Actor;

async function titles(filters: Record<string, unknown>): Promise<string[]> {
  const page = await listPlans(await again(actor), "reb", planFilters.parse(filters));
  return page.items.map((item) => item.title);
}

beforeAll(async () => {
  actor = await anActor();
  const plans = [
    { lessonTitle: "Élections au Rwanda", subject: "Social Studies", classLevel: "P5" },
    { lessonTitle: "100% of a number", subject: "Mathematics", classLevel: "P6" },
    { lessonTitle: "snake_case and C:\\paths", subject: "ICT", classLevel: "S1" },
    { lessonTitle: "Zebra crossings", subject: "Social Studies", classLevel: "P4", teacherName: "Ngabo Aimé" },
    { lessonTitle: "apples and pears", subject: "Mathematics", classLevel: "P1" },
  ];
  for (const plan of plans) await aSavedPlan(actor, plan);
  await aSavedPlan(await anActor(), { lessonTitle: "A stranger's apples" });
});

describe("search", () => {
  it.each([
    ["elections", ["Élections au Rwanda"]],
    ["ÉLECTIONS  AU", ["Élections au Rwanda"]],
    ["%", ["100% of a number"]],
    ["0% of", ["100% of a number"]],
    ["_", ["snake_case and C:\\paths"]],
    ["C:\\paths", ["snake_case and C:\\paths"]],
    ["ngabo aime", ["Zebra crossings"]],
    ["rossin", ["Zebra crossings"]],
    ["nothing like it", []],
    ["'; drop table plans; --", []],
  ])("for %s", async (search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it("of one or two letters finds too", async () => {
    expect(await titles({ search: "z" })).toEqual(["Zebra crossings"]);
  });
});

describe("filters and order", () => {
  it("narrow by subject, class and both", async () => {
    expect(await titles({ subject: "Mathematics", sort: "oldest" })).toEqual(["100% of a number", "apples and pears"]);
    expect(await titles({ subject: "Mathematics", classLevel: "P1" })).toEqual(["apples and pears"]);
    expect(await titles({ subject: "Mathematics", classLevel: "P4" })).toEqual([]);
    expect(await titles({ subject: "Mathematics", search: "pears" })).toEqual(["apples and pears"]);
  });

  it("order by creation and by name", async () => {
    expect((await titles({ sort: "newest" }))[0]).toBe("apples and pears");
    expect((await titles({ sort: "oldest" }))[0]).toBe("Élections au Rwanda");
    expect((await titles({ sort: "name" })).slice(0, 2)).toEqual(["100% of a number", "apples and pears"]);
  });

  it("page without losing or repeating a plan", async () => {
    const seen = [];
    for (let page = 0; page < 3; page += 1) seen.push(...(await titles({ page, size: 2 })));
    expect(new Set(seen).size).toBe(5);
    const beyond = await listPlans(actor, "reb", planFilters.parse({ page: 9, size: 2 }));
    expect(beyond).toMatchObject({ items: [], totalItems: 5, totalPages: 3, currentPage: 9 });
  });

  it("fall back to their defaults when an address is nonsense", async () => {
    expect(await titles({ page: "-3", size: "many", status: "odd", sort: "sideways" })).toHaveLength(5);
  });

  it("offer what occurs among the actor's own plans", async () => {
    expect(await listFilterChoices(actor, "reb")).toEqual({
      subjects: ["ICT", "Mathematics", "Social Studies"],
      classLevels: ["P1", "P4", "P5", "P6", "S1"],
    });
  });

  it("show a write at once, cached or not", async () => {
    await titles({});
    const id = await aSavedPlan(actor, { lessonTitle: "Brand new" });
    expect(await titles({})).toContain("Brand new");
    await savePlan(actor, { kind: "reb", id }, { version: 1, fields: { lessonTitle: "Renamed" }, reason: "saved" });
    expect(await titles({})).toContain("Renamed");
    await deletePlan(actor, { kind: "reb", id });
    expect(await titles({})).not.toContain("Renamed");
    expect(await titles({ status: "deleted" })).toEqual(["Renamed"]);
  });
});
