import { describe, expect, it } from "vitest";
import { getModuleDetail, listModuleOffers, listUnitOffers } from "@/lib/plans/picking/queries";
import { deletePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession } from "@/tests/support/plans";

useFreshDatabase();

const language = "en";

describe("what a teacher can pick for a class and subject", () => {
  it("are the catalogue's units, the bank's lessons of each, and the rest of the bank's lessons", async () => {
    const actor = await anActor();
    const { units, lessons } = await listUnitOffers(actor, { classLevel: "Primary 2 A", subject: "Imibare", language });
    expect(units).toHaveLength(13);
    expect(units[3]).toMatchObject({ unitNo: "4", lessonNo: "1 of 10", standing: "verified" });
    const offered = [...units.flatMap((unit) => unit.lessons), ...lessons];
    expect(offered.filter(({ standing }) => standing === "bank").length).toBeGreaterThan(5);
    for (const { id } of offered) expect(id).toMatch(/^mathematics\//);
  });

  it("come with what she typed herself, and nobody else's", async () => {
    const actor = await anActor();
    const place = { classLevel: "P4", subject: "Mathematics" };
    await aSavedPlan(await anActor(), { ...place, unitTitle: "A stranger’s unit" });
    await aSavedPlan(actor, { ...place, subject: "Maths", unitTitle: "Market sums", unitNo: "12", lessonNo: "2 of 5" });
    const last = await aSavedPlan(actor, { ...place, unitTitle: "Market sums", unitNo: "12", lessonNo: "3 of 5" });
    const mine = async () => {
      const { units } = await listUnitOffers(actor, { ...place, language });
      return units
        .filter(({ standing }) => standing === "yours")
        .map(({ unitTitle, lessonNo }) => [unitTitle, lessonNo]);
    };
    expect(await mine()).toEqual([["Market sums", "4 of 5"]]);
    await deletePlan(actor, { kind: "reb", id: last });
    expect(await mine()).toEqual([["Market sums", "3 of 5"]]);
    const other = await listUnitOffers(actor, { classLevel: "P5", subject: "Mathematics", language });
    expect(other.units.some(({ unitTitle }) => unitTitle === "Market sums")).toBe(false);
  });
});

describe("a teacher of many units", () => {
  it("is offered the forty that she typed last", async () => {
    const actor = await anActor();
    const place = { classLevel: "P4", subject: "Mathematics" };
    for (let unit = 1; unit <= 45; unit += 1)
      await aSavedPlan(actor, { ...place, unitTitle: `Sums ${unit}`, unitNo: "" });
    const { units } = await listUnitOffers(actor, { ...place, language });
    const own = units.filter(({ standing }) => standing === "yours").map(({ unitTitle }) => unitTitle);
    expect(own).toHaveLength(40);
    expect(own[0]).toBe("Sums 45");
  });
});

describe("what was stored longer than a form asks for it", () => {
  it("is offered neither as a unit nor as a module, of which there are at most forty", async () => {
    const actor = await anActor();
    const place = { classLevel: "P4", subject: "Mathematics" };
    const long = "sums ".repeat(1_900);
    await aSavedPlan(actor, { ...place, unitTitle: long, keyUnitCompetence: "To count" });
    await aSavedPlan(actor, { ...place, unitTitle: "Market sums", lessonTitle: long, keyUnitCompetence: long });
    const { units } = await listUnitOffers(actor, { ...place, language });
    expect(units.filter(({ standing }) => standing === "yours")).toMatchObject([
      { unitTitle: "Market sums", keyUnitCompetence: "", lessons: [] },
    ]);
    for (let number = 1; number <= 42; number += 1)
      await aSession(actor, { trade: "Masonry", moduleTitle: `Arches ${number}`, learningOutcomes: long });
    await aSession(actor, { trade: "Masonry", moduleTitle: long });
    const { modules } = await listModuleOffers(actor, { trade: "Masonry", language });
    const own = modules.filter(({ standing }) => standing === "yours");
    expect([own.length, own[0]?.moduleTitle]).toEqual([40, "Arches 42"]);
    expect(own.flatMap(({ outcomes }) => outcomes)).toEqual([]);
  });
});

describe("what a trainer can pick for a trade", () => {
  it("are its modules with outcomes, content and job sheets", async () => {
    const actor = await anActor();
    const { modules, sessions } = await listModuleOffers(actor, { trade: "Software Development", language });
    const javascript = modules.find(({ moduleTitle }) => moduleTitle.startsWith("SWDJF301"));
    expect(javascript).toMatchObject({ level: "Level 3", standing: "verified" });
    expect(sessions.length).toBeGreaterThan(3);
    const detail = await getModuleDetail(actor, javascript?.id ?? 0);
    expect(detail.outcomes[0]?.content.length).toBeGreaterThan(0);
    expect(detail.sessions.map(({ standing }) => standing)).toContain("bank");
  });

  it("come with the modules that he typed himself", async () => {
    const actor = await anActor();
    await aSession(actor, { trade: "Masonry", moduleTitle: "MASWT301 Build walls", learningOutcomes: "Lay bricks" });
    await aSession(actor, { trade: "masonry", moduleTitle: "CCMCL302: computers", learningOutcomes: "Type" });
    const { modules } = await listModuleOffers(actor, { trade: "Masonry", language });
    expect(modules.filter(({ standing }) => standing === "yours")).toEqual([
      expect.objectContaining({ id: null, moduleTitle: "MASWT301 Build walls", outcomes: ["Lay bricks"] }),
    ]);
  });
});
