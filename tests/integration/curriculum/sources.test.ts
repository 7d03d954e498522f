import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { curriculumModules, curriculumUnits, curriculumUses } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { listProposals } from "@/lib/curriculum/growth/queries";
import { findUnit } from "@/lib/curriculum/queries";
import { getModuleDetail, listModuleOffers, listUnitOffers } from "@/lib/plans/picking/queries";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, codeOf } from "@/tests/support/plans";
import { confirm, proposalOf, schools, trainedBy, typedBy } from "@/tests/support/proposals";

useFreshDatabase();

let admin: Actor;

beforeAll(async () => {
  admin = await anActor({ role: "ADMIN", school: "Isomo" });
});

async function aUnit(confirmed: boolean) {
  const { keyUnitCompetence, origin, unitNo } = curriculumUnits;
  const db = await database();
  const lacking = confirmed ? isNull(keyUnitCompetence) : undefined;
  const rows = await db
    .select()
    .from(curriculumUnits)
    .where(and(eq(origin, "sourced"), eq(curriculumUnits.confirmed, confirmed), eq(unitNo, 1), lacking));
  const row = rows.find(({ classLevel, shared }) => classLevel !== null && shared === null);
  if (!row?.classLevel) throw new Error("No such unit.");
  const place = { classLevel: row.classLevel, subject: row.subject };
  const reread = async () => (await db.select().from(curriculumUnits).where(eq(curriculumUnits.id, row.id)))[0];
  const offers = async () =>
    (await listUnitOffers(await anActor(), { ...place, language: "en" })).units.filter(
      ({ unitTitle }) => unitTitle === row.title,
    );
  return { row, place: { ...place, unitTitle: row.title }, reread, offers };
}

const competence = "The competence that teachers typed.";

describe("what teachers type for a unit that an official document names", () => {
  it("stands beside it, marked as theirs, and is cited by no plan", async () => {
    const { row, place, reread, offers } = await aUnit(true);
    await typedBy(schools, { ...place, unitNo: "1", keyUnitCompetence: competence });
    const { source } = row;
    expect(await proposalOf(admin, row.title)).toMatchObject({
      listed: { source, confirmed: true, unitNo: 1, details: [] },
    });
    await confirm(admin, row.title);
    const unit = await findUnit(place);
    expect(unit).toMatchObject({ source: row.source, keyUnitCompetence: null });
    expect(await reread()).toMatchObject({ ...row, shared: { keyUnitCompetence: competence } });
    expect(await offers()).toMatchObject([
      { standing: "verified", keyUnitCompetence: "", source: row.source },
      { standing: "shared", keyUnitCompetence: competence, source: "", unitNo: "1" },
    ]);
    await aSavedPlan(await anActor({ school: "GS Huye" }), { ...place, unitNo: "1", keyUnitCompetence: competence });
    expect(await proposalOf(admin, row.title)).toBeUndefined();
  });

  it("confirms nothing that is to be confirmed, and changes none of its values", async () => {
    const { row, place, reread, offers } = await aUnit(false);
    await typedBy(schools, { ...place, unitNo: "97", term: "Term 3", keyUnitCompetence: competence });
    await confirm(admin, row.title);
    expect(await reread()).toMatchObject({ ...row, shared: { unitNo: 97, term: 3, keyUnitCompetence: competence } });
    expect(await findUnit(place)).toBeNull();
    expect(await offers()).toMatchObject([
      { standing: "unconfirmed", unitNo: "1", keyUnitCompetence: row.keyUnitCompetence ?? "", source: row.source },
      { standing: "shared", unitNo: "97", term: "3", keyUnitCompetence: competence, source: "" },
    ]);
  });

  it("stands without the words of a source that is to be confirmed, and under a number that is no other unit's", async () => {
    const { row, place, offers } = await aUnit(false);
    await typedBy(schools, { ...place, unitNo: "96", term: "Term 3", keyUnitCompetence: competence });
    await confirm(admin, row.title, { details: "" });
    expect(await offers()).toMatchObject([
      { standing: "unconfirmed", unitNo: "1", keyUnitCompetence: row.keyUnitCompetence ?? "", source: row.source },
      { standing: "shared", unitNo: "96", term: "3", keyUnitCompetence: "", lessonCount: null },
    ]);
    await typedBy(schools, { ...place, unitTitle: "Of the same number", unitNo: "96" });
    expect(await codeOf(confirm(admin, "Of the same number"))).toBe("invalid_input");
    await confirm(admin, "Of the same number", { unitNo: "95" });
  });

  it("is kept for a unit of the same title in another subject", async () => {
    const { row, place } = await aUnit(true);
    const teacher = await anActor({ school: "GS Huye" });
    await aSavedPlan(teacher, { ...place, subject: "Music", keyUnitCompetence: "" });
    const mine = and(eq(curriculumUses.accountId, teacher.accountId), eq(curriculumUses.title, row.title));
    expect(await (await database()).$count(curriculumUses, mine)).toBe(1);
  });
});

describe("what trainers type for a module that an official document names", () => {
  it("adds outcomes that are marked as theirs", async () => {
    const db = await database();
    const sourced = { code: "MASOL301", title: "Build ovens", trade: "Masonry", trades: ["Masonry"], level: "Level 3" };
    const origin = { source: "RTB", origin: "sourced", confirmed: false } as const;
    await db.insert(curriculumModules).values({ ...sourced, ...origin });
    await trainedBy(schools, {
      trade: "Masonry",
      moduleTitle: "MASOL301 Build ovens",
      learningOutcomes: "Lay the base",
    });
    await confirm(admin, "MASOL301 Build ovens");
    const [kept] = await db.select().from(curriculumModules).where(eq(curriculumModules.code, "MASOL301"));
    expect(kept).toMatchObject({ ...sourced, ...origin });
    expect((await getModuleDetail(admin, kept?.id ?? 0)).outcomes).toMatchObject([
      { title: "Lay the base", standing: "shared" },
    ]);
  });

  it("completes the module of several trades, and makes none of its own", async () => {
    const db = await database();
    const sourced = { code: "CCMZZ302", title: "Keep order", trade: "", trades: [], level: "Level 3", source: "RTB" };
    await db.insert(curriculumModules).values({ ...sourced, origin: "sourced", confirmed: true });
    await trainedBy(schools, { trade: "Masonry", moduleTitle: "CCMZZ302 Keep order", learningOutcomes: "Sweep" });
    await confirm(admin, "CCMZZ302 Keep order");
    const { modules } = await listModuleOffers(await anActor(), { trade: "Masonry", language: "en" });
    expect(modules.filter(({ moduleTitle }) => moduleTitle.startsWith("CCMZZ302"))).toMatchObject([
      { standing: "verified" },
    ]);
  });

  it("is kept for a module of the same title in a trade that the catalogue's is not for", async () => {
    const db = await database();
    const outcomes = [{ title: "Weld" }];
    const place = { code: "", title: "Weld pipes", trade: "Welding", trades: ["Welding"], level: "Level 3" };
    await db.insert(curriculumModules).values({ ...place, outcomes, source: "RTB", origin: "sourced" });
    const trainer = await anActor({ school: "TSS Huye" });
    const uses = () => db.$count(curriculumUses, eq(curriculumUses.accountId, trainer.accountId));
    await aSession(trainer, { trade: "Welding", moduleTitle: "Weld pipes" });
    expect(await uses()).toBe(0);
    await aSession(trainer, { trade: "Plumbing", moduleTitle: "Weld pipes" });
    expect(await uses()).toBe(1);
  });
});

describe("the names of a proposal", () => {
  it("are the catalogue's where each school typed another title behind the same code", async () => {
    const code = "CCMYY302";
    const known = { code, title: "Maintain safety", trade: "", trades: [], level: "Level 3", source: "RTB" };
    await (await database()).insert(curriculumModules).values({ ...known, origin: "sourced", confirmed: true });
    for (const [at, school] of schools.entries())
      await trainedBy([school], {
        trade: "Masonry",
        level: `Level 3 of Mugisha ${at}`,
        learningOutcomes: `Mugisha ${at}`,
        moduleTitle: `${code} Maintain safety – trainer Mugisha ${at}`,
      });
    expect(await proposalOf(admin, `${code} Maintain safety`)).toMatchObject({
      level: "",
      subject: "Masonry",
      details: [],
    });
    await trainedBy(schools, { trade: "Masonry", moduleTitle: "CCMXX302 Sweep" });
    for (const [at, school] of schools.entries())
      await trainedBy([school], { trade: "Carpentry", moduleTitle: `CCMXX302 Sweep by Mugisha ${at}` });
    expect(await proposalOf(admin, "CCMXX302")).toMatchObject({ subject: "Carpentry" });
    expect(JSON.stringify(await listProposals(admin))).not.toMatch(/Mugisha/);
  });

  it("say the subject as the list has it", async () => {
    const names = ["Maths, Mrs Uwase", "Maths, Mr Mugisha", "Imibare (Uwase)", "mathematics of Mugisha"];
    for (const [at, school] of schools.entries())
      await typedBy([school], { classLevel: "P4", subject: names[at], unitTitle: "Shadows" });
    expect(await proposalOf(admin, "Shadows")).toMatchObject({ subject: "Mathematics", level: "P4", schools: 3 });
  });
});
