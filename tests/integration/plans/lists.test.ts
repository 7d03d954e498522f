import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { countPlansByKind, listFilterChoices, listPlans } from "@/lib/plans/listing/queries";
import { submitPlan } from "@/lib/plans/review/service";
import { planFilters } from "@/lib/plans/listing/schema";
import { deletePlan, restorePlan, savePlan } from "@/lib/plans/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession } from "@/tests/support/plans";

useFreshDatabase();

let actor: Actor;

async function titles(filters: Record<string, unknown>): Promise<string[]> {
  const page = await listPlans(await again(actor), "reb", planFilters.parse(filters));
  return page.items.map((item) => item.title);
}

beforeAll(async () => {
  actor = await anActor();
  const plans = [
    { lessonTitle: "Élections au Rwanda", subject: "Social Studies", classLevel: "P5", language: "fr" },
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

  it("narrow by the language of the plan", async () => {
    expect(await titles({ language: "fr" })).toEqual(["Élections au Rwanda"]);
    expect(await titles({ language: "en", subject: "Social Studies" })).toEqual(["Zebra crossings"]);
    expect(await titles({ language: "sw" })).toEqual([]);
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
      subject: ["ICT", "Mathematics", "Social Studies"],
      classLevel: ["P1", "P4", "P5", "P6", "S1"],
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

describe("a trainer's lists", () => {
  const everything = planFilters.parse({});

  it("hold both kinds, newest first, each with what its kind names", async () => {
    const trainer = await anActor();
    const lesson = await aSavedPlan(trainer, { lessonTitle: "Maps" });
    const session = await aSession(trainer, { topicOfSession: "Wiring a socket", trade: "Electricity" });
    const both = await listPlans(await again(trainer), "", everything);
    expect(both.items).toMatchObject([
      { id: session.id, kind: "rtb", title: "Wiring a socket", details: ["SWDUX301 Design UI/UX", "ICT & Multimedia"] },
      { id: lesson, kind: "reb", title: "Maps", details: [] },
    ]);
    expect(both.totalItems).toBe(2);
    expect((await listPlans(await again(trainer), "rtb", everything)).items).toMatchObject([{ id: session.id }]);
    expect(await countPlansByKind(await again(trainer))).toEqual({ reb: 1, rtb: 1 });
    expect((await listFilterChoices(await again(trainer), "")).subject).toEqual(["Electricity", "Mathematics"]);
    expect((await listFilterChoices(await again(trainer), "rtb")).subject).toEqual(["Electricity"]);
  });

  it("narrow to the status that a plan is told to have", async () => {
    const trainer = await anActor();
    const draft = await aSession(trainer);
    const handedIn = await aSession(trainer);
    await submitPlan(await again(trainer), handedIn);
    const found = async (status: string) =>
      (await listPlans(await again(trainer), "", planFilters.parse({ status }))).items.map(({ id }) => id);
    expect(await found("draft")).toEqual([draft.id]);
    expect(await found("submitted")).toEqual([handedIn.id]);
    expect(await found("completed")).toEqual([]);
    expect(await found("rejected")).toEqual([]);
  });

  it("put both kinds into one bin, what was deleted last first", async () => {
    const trainer = await anActor();
    const lesson = { kind: "reb", id: await aSavedPlan(trainer) } as const;
    const session = await aSession(trainer);
    const other = await aSession(trainer);
    await deletePlan(trainer, session);
    await deletePlan(trainer, lesson);
    const bin = async (kind: "" | "reb" | "rtb") =>
      (await listPlans(await again(trainer), kind, planFilters.parse({ status: "deleted" }))).items.map(({ id }) => id);
    expect(await bin("")).toEqual([lesson.id, session.id]);
    expect(await bin("rtb")).toEqual([session.id]);
    await restorePlan(await again(trainer), session);
    expect(await bin("")).toEqual([lesson.id]);
    expect((await listPlans(await again(trainer), "", everything)).items.map(({ id }) => id)).toEqual([
      other.id,
      session.id,
    ]);
  });
});
