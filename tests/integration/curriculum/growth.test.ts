import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, curriculumUnits, curriculumUses } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { listProposals } from "@/lib/curriculum/growth/queries";
import { rejectProposal } from "@/lib/curriculum/growth/service";
import { importUnits } from "@/lib/curriculum/import/service";
import { findUnit } from "@/lib/curriculum/queries";
import { getModuleDetail, listModuleOffers, listUnitOffers } from "@/lib/plans/picking/queries";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, codeOf } from "@/tests/support/plans";
import { confirm, proposalOf, schools, typedBy } from "@/tests/support/proposals";

useFreshDatabase();

let admin: Actor;

beforeAll(async () => {
  admin = await anActor({ role: "ADMIN", school: "Isomo" });
});

const place = { classLevel: "P4", subject: "Mathematics" };

async function offered(title: string) {
  const { units } = await listUnitOffers(await anActor(), { ...place, language: "en" });
  return units.find(({ unitTitle }) => unitTitle === title);
}

describe("what teachers type for a unit", () => {
  it("is proposed when three different schools typed it alike, with counts and nothing of one alone", async () => {
    const unit = { ...place, unitTitle: "Money at the market", unitNo: "9", term: "Term 2" };
    await typedBy(["GS Kacyiru", "Groupe Scolaire Kacyiru", "g.s. kacyiru", ""], {
      ...unit,
      keyUnitCompetence: "Pay.",
    });
    expect(await proposalOf(admin, unit.unitTitle)).toBeUndefined();
    await typedBy(["EP Rugarama"], {
      ...unit,
      unitTitle: "money  at the market!",
      subject: "Imibare",
      unitNo: "Unit 9",
    });
    expect(await proposalOf(admin, unit.unitTitle)).toBeUndefined();
    await typedBy(["ES Kibungo"], { ...unit, classLevel: "Primary 4 B", keyUnitCompetence: "Mrs Uwase's own words." });
    expect(await proposalOf(admin, unit.unitTitle)).toEqual({
      key: expect.any(String),
      kind: "unit",
      accounts: 6,
      schools: 3,
      level: "P4",
      subject: "Mathematics",
      unitNo: 9,
      title: unit.unitTitle,
      term: 2,
      details: [],
      listed: null,
    });
    expect(JSON.stringify(await listProposals(admin))).not.toMatch(/Kacyiru|Uwase/);
  });

  it("serves all once it is confirmed, marked as the teachers', and is cited by no plan", async () => {
    expect(await offered("Money at the market")).toBeUndefined();
    await confirm(admin, "Money at the market");
    expect(await offered("Money at the market")).toMatchObject({
      unitNo: "9",
      term: "2",
      standing: "shared",
      source: "",
    });
    expect(await findUnit({ ...place, unitTitle: "Money at the market" })).toBeNull();
    expect(await proposalOf(admin, "Money at the market")).toBeUndefined();
    await typedBy(["GS Gahini"], { ...place, unitTitle: "Money at the market", unitNo: "9" });
    expect(await proposalOf(admin, "Money at the market")).toBeUndefined();
  });

  it("can be corrected first, and is refused with another unit's number or an unknown class", async () => {
    const competence = "Use the calendar.";
    await typedBy(schools, { ...place, unitTitle: "Calender", unitNo: "9", keyUnitCompetence: competence });
    expect((await proposalOf(admin, "Calender"))?.details).toEqual([competence]);
    await expect(confirm(admin, "Calender")).rejects.toMatchObject({ details: { fields: { unitNo: "unitTaken" } } });
    await expect(confirm(admin, "Calender", { unitNo: "", level: "P99" })).rejects.toMatchObject({
      details: { fields: { level: "unknownClass" } },
    });
    await confirm(admin, "Calender", { title: "The calendar", unitNo: "10" });
    expect(await offered("The calendar")).toMatchObject({ unitNo: "10", keyUnitCompetence: competence });
    expect(await offered("Calender")).toBeUndefined();
  });

  it("is not proposed again once it was rejected", async () => {
    await typedBy(schools, { ...place, unitTitle: "Nonsense" });
    await rejectProposal(admin, (await proposalOf(admin, "Nonsense"))?.key ?? "");
    await typedBy(["GS Ruhango"], { ...place, unitTitle: "Nonsense" });
    expect(await proposalOf(admin, "Nonsense")).toBeUndefined();
  });

  it("is decided on once, by administrators alone", async () => {
    await typedBy(schools, { ...place, unitTitle: "Two at once", unitNo: "31" });
    const key = (await proposalOf(admin, "Two at once"))?.key ?? "";
    const teacher = await anActor();
    expect([await codeOf(rejectProposal(teacher, key)), await codeOf(listProposals(teacher))]).toEqual([
      ...["forbidden", "forbidden"],
    ]);
    const both = await Promise.all([codeOf(rejectProposal(admin, key)), codeOf(confirm(admin, "Two at once"))]);
    expect(both.filter((code) => code === "none")).toHaveLength(1);
    expect(["already_decided", "proposal_not_found"]).toContain(both.find((code) => code !== "none"));
    expect(await codeOf(rejectProposal(admin, "unit|no such/place|title"))).toBe("proposal_not_found");
    expect(await codeOf(rejectProposal(admin, "anything"))).toBe("proposal_not_found");
  });

  it("stands beside what the catalogue has, and changes nothing that an administrator wrote", async () => {
    const csv =
      "class,subject,unitNo,unitTitle,keyUnitCompetence,term\nP4,Mathematics,40,Graphs,,\nP4,Mathematics,41,Angles,To turn,1";
    await importUnits(admin, { csv, source: "Syllabus" });
    await typedBy(schools, { ...place, unitTitle: "Angles", unitNo: "4", keyUnitCompetence: "To spin" });
    expect(await proposalOf(admin, "Angles")).toBeUndefined();
    await typedBy(schools, { ...place, unitTitle: "graphs", unitNo: "5", keyUnitCompetence: "To read a graph." });
    await confirm(admin, "Graphs", { unitNo: "" });
    const db = await database();
    const [graphs] = await db.select().from(curriculumUnits).where(eq(curriculumUnits.title, "Graphs"));
    expect(graphs).toMatchObject({
      unitNo: 40,
      keyUnitCompetence: null,
      origin: "administrator",
      shared: { keyUnitCompetence: "To read a graph." },
    });
  });

  it("is kept once for an account, and goes with it", async () => {
    const db = await database();
    const teacher = await anActor({ school: "GS Nyanza" });
    const unit = { ...place, unitTitle: "Our river" };
    for (const keyUnitCompetence of ["First.", "Second."]) await aSavedPlan(teacher, { ...unit, keyUnitCompetence });
    const mine = and(eq(curriculumUses.accountId, teacher.accountId), eq(curriculumUses.title, "Our river"));
    expect(await db.select().from(curriculumUses).where(mine)).toMatchObject([{ details: ["Second."] }]);
    await db.delete(accounts).where(eq(accounts.id, teacher.accountId));
    expect(await db.$count(curriculumUses, mine)).toBe(0);
  });

  it("is not kept where the catalogue has it", async () => {
    const db = await database();
    const teacher = await anActor({ school: "GS Nyanza" });
    await aSavedPlan(teacher, { classLevel: "P1", subject: "Maths", unitTitle: "Number patterns", unitNo: "7" });
    expect(await db.$count(curriculumUses, eq(curriculumUses.accountId, teacher.accountId))).toBe(0);
  });
});

describe("what trainers type for a module", () => {
  it("becomes a module with the outcomes that several schools typed", async () => {
    const session = { trade: "Masonry", level: "Level 3", moduleTitle: "MASWT301 Build walls" };
    for (const school of schools) {
      const trainer = await anActor({ school });
      await aSession(trainer, { ...session, learningOutcomes: "Lay bricks" });
      await aSession(trainer, { ...session, moduleTitle: "maswt301: Build walls", learningOutcomes: "Mix mortar" });
    }
    await aSession(await anActor({ school: "GS One" }), { ...session, learningOutcomes: "My own" });
    const proposal = await proposalOf(admin, "MASWT301: Build walls");
    expect(proposal).toMatchObject({ kind: "module", accounts: 5, schools: 5, level: "Level 3", subject: "Masonry" });
    expect(proposal?.details.sort()).toEqual(["Lay bricks", "Mix mortar"]);
    await confirm(admin, "MASWT301: Build walls");
    const trainer = await anActor();
    const { modules } = await listModuleOffers(trainer, { trade: "Masonry", language: "en" });
    const found = modules.find(({ moduleTitle }) => moduleTitle === "MASWT301 Build walls");
    expect(found).toMatchObject({ level: "Level 3", standing: "shared" });
    const { outcomes } = await getModuleDetail(trainer, found?.id ?? 0);
    expect(outcomes.map(({ title }) => title).sort()).toEqual(["Lay bricks", "Mix mortar"]);
  });
});
