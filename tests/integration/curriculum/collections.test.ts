import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { curriculumCollections, curriculumModules, curriculumUnits } from "@/db/schema";
import catalog from "@/db/seed/catalog.json";
import { seedCollections } from "@/db/seed/curriculum";
import { importUnits } from "@/lib/curriculum/import/service";
import { findUnit, getModule, listModules, listUnits } from "@/lib/curriculum/queries";
import { anActor } from "../../support/actors";
import { useFreshDatabase } from "../../support/database";

const { current } = useFreshDatabase();

async function unitAt(classLevel: string, subject: string, unitNo: number) {
  return (await listUnits([classLevel])).filter((unit) => unit.subject === subject && unit.unitNo === unitNo);
}

async function takeInAgain(): Promise<void> {
  await (await database()).delete(curriculumCollections);
  await seedCollections(current().db);
}

describe("the units that come with Isomo", () => {
  it("are verified where an official document stands behind them, else to be confirmed", async () => {
    const db = await database();
    const sourced = eq(curriculumUnits.origin, "sourced");
    expect(await db.$count(curriculumUnits, and(sourced, eq(curriculumUnits.confirmed, true)))).toBe(94);
    // 85 of the collection, and two of earlier versions that it does not hold.
    expect(await db.$count(curriculumUnits, and(sourced, eq(curriculumUnits.confirmed, false)))).toBe(87);
    expect(await db.$count(curriculumUnits)).toBe(94 + 87);
    expect(await unitAt("P2", "Mathematics", 4)).toMatchObject([
      {
        unitTitle: "Fractions 1/2, 1/4 and 1/8",
        lessonCount: 10,
        confirmed: true,
        source: expect.stringContaining("REB"),
      },
    ]);
    expect(await unitAt("S3", "Mathematics", 9)).toMatchObject([{ unitTitle: "Circle theorem", confirmed: false }]);
  });

  it("are no document to cite before somebody has confirmed them", async () => {
    const place = { classLevel: "S3", subject: "Mathematics", unitTitle: "Circle theorem" };
    expect(await findUnit(place)).toBeNull();
    const admin = await anActor({ role: "ADMIN" });
    const [before] = await unitAt("S3", "Mathematics", 9);
    const csv = `class,subject,unitNo,unitTitle,source,note,confirmed\nS3,Mathematics,9,Circle theorem,"${before?.source ?? ""}",from an app’s list; 13 titles in syllabus order,1`;
    await importUnits(admin, { csv, source: "" });
    expect(await findUnit(place)).toMatchObject({ unitNo: 9 });
    expect(await unitAt("S3", "Mathematics", 9)).toMatchObject([{ origin: "sourced", confirmed: true }]);
  });

  it("come once, and never over what an administrator wrote or in the place of what is gone", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const db = await database();
    const csv = "class,subject,unitNo,unitTitle,keyUnitCompetence\nP2,mathematics,5,Length,To measure";
    await importUnits(admin, { csv, source: "Our school" });
    await db.delete(curriculumUnits).where(eq(curriculumUnits.title, "Circle theorem"));
    const count = await db.$count(curriculumUnits);
    await Promise.all([seedCollections(current().db), seedCollections(current().db)]);
    expect(await db.$count(curriculumUnits)).toBe(count);
    await takeInAgain();
    expect(await db.$count(curriculumUnits)).toBe(count + 1);
    const [hers] = await unitAt("P2", "mathematics", 5);
    expect(hers).toMatchObject({ unitTitle: "Length", origin: "administrator", confirmed: true, source: "Our school" });
    expect(await unitAt("P2", "Mathematics", 5)).toEqual([]);
  });

  it("take the place of what earlier versions came with, but of nothing that was corrected", async () => {
    const db = await database();
    const physics = and(eq(curriculumUnits.subject, "Physics"), eq(curriculumUnits.classLevel, "S2"));
    await db.delete(curriculumUnits).where(physics);
    const old = catalog.rebUnits.filter(({ subject }) => subject === "Physics");
    await db
      .insert(curriculumUnits)
      .values(old.map(({ class: classLevel, unitTitle: title, ...unit }) => ({ ...unit, classLevel, title })));
    const corrected = "to find and report errors";
    await db
      .update(curriculumUnits)
      .set({ keyUnitCompetence: corrected })
      .where(and(physics, eq(curriculumUnits.unitNo, 1)));
    await takeInAgain();
    expect(await unitAt("S2", "Physics", 1)).toMatchObject([{ keyUnitCompetence: corrected, origin: "administrator" }]);
    expect(await unitAt("S2", "Physics", 2)).toMatchObject([
      { lessons: ["Definition of linear motion", "Types of linear motion"], origin: "sourced", confirmed: false },
    ]);
  });
});

describe("the modules that come with Isomo", () => {
  it("are those of the trade and those of several trades, with outcomes and content", async () => {
    const modules = await listModules("building construction");
    const walls = modules.find(({ code }) => code === "BDCBB301");
    expect(walls).toMatchObject({ level: "Level 3", hours: 100, origin: "sourced", confirmed: true });
    expect(modules.map(({ code }) => code)).toEqual(expect.arrayContaining(["CCMCL302", "GENAC302"]));
    expect(modules.some(({ trade }) => !["", "Building Construction"].includes(trade))).toBe(false);
    expect(modules.find(({ code }) => code === "BDCIA401")).toMatchObject({ confirmed: false, hours: null });
    expect(await getModule(walls?.id ?? 0)).toMatchObject({
      outcomes: expect.arrayContaining([
        { title: "Prepare Mortar", hours: 10, content: expect.arrayContaining(["Preparation of mixing batch"]) },
      ]),
    });
    await expect(getModule(1_000_000)).rejects.toMatchObject({ code: "module_not_found" });
  });

  it("leave out a module that is not for the trade, and know the same code of two trades apart", async () => {
    const codes = async (trade: string) => (await listModules(trade)).map(({ code }) => code);
    expect(await codes("Tourism")).not.toContain("CCMFT502");
    expect(await codes("Masonry")).toContain("CCMFT502");
    const hours = async (trade: string) =>
      (await listModules(trade)).filter(({ code }) => code === "GENQA501").map((module) => module.hours);
    expect([await hours("Software Development"), await hours("Computer System and Architecture")]).toEqual([
      [50],
      [30],
    ]);
  });

  it("are not taken in twice", async () => {
    const db = await database();
    await takeInAgain();
    expect(await db.$count(curriculumModules)).toBe(149);
  });
});
