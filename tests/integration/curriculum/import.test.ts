import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { curriculumUnits } from "@/db/schema";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import { exportColumns } from "@/lib/curriculum/import/constants";
import { listUnitRows } from "@/lib/curriculum/import/queries";
import { importUnits, previewUnits } from "@/lib/curriculum/import/service";
import { csvFile } from "@/lib/web/csv";
import { anActor } from "../../support/actors";
import { useFreshDatabase } from "../../support/database";

useFreshDatabase();

function file(...lines: string[]) {
  return { csv: ["class,subject,unitNo,unitTitle,keyUnitCompetence,source", ...lines].join("\n"), source: "REB 2026" };
}

describe("a curriculum import", () => {
  it("adds and changes what its preview says, all at once, and stands in the log", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const db = await database();
    const before = await db.$count(curriculumUnits);
    const first = file("P4,Gardening,1,Seeds,To sow,", "P4,Gardening,2,Water,,MINEDUC 2024");
    expect(await previewUnits(admin, first)).toMatchObject({ added: 2, changed: 0, errors: [] });
    expect(await db.$count(curriculumUnits)).toBe(before);
    await importUnits(admin, first);
    const second = file("P4,gardening,1,Seeds and soil,To sow,", "P4,Gardening,2,Water,,MINEDUC 2024");
    expect(await importUnits(admin, second)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    const units = await db.select().from(curriculumUnits).where(eq(curriculumUnits.title, "Seeds and soil"));
    expect(units).toMatchObject([{ unitNo: 1, source: "REB 2026", keyUnitCompetence: "To sow" }]);
    expect(await db.$count(curriculumUnits)).toBe(before + 2);
    const [entry] = (await listAudit(admin, auditFilters.parse({}))).items;
    expect(entry).toMatchObject({ act: "curriculumImported", details: { rows: 1, source: "REB 2026" } });
  });

  it("leaves what the file has no column for, and marks what it writes as the administrator's", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const db = await database();
    const full = "class,subject,unitNo,unitTitle,term,lessonCount,lessons,confirmed";
    const source = "REB 2026";
    await importUnits(admin, { csv: `${full}\nP5,Gardening,3,Tools,2,7,Spades | Hoes |Spades,0`, source });
    const find = () => db.select().from(curriculumUnits).where(eq(curriculumUnits.classLevel, "P5"));
    const unitOf = async () => (await find()).find(({ subject }) => subject === "Gardening");
    const said = { term: 2, lessonCount: 7, lessons: ["Spades", "Hoes"], origin: "administrator" };
    expect(await unitOf()).toMatchObject({ ...said, confirmed: false });
    expect(await importUnits(admin, file("P5,Gardening,3,Tools,,"))).toMatchObject({ unchanged: 1, changed: 0 });
    await importUnits(admin, file("P5,Gardening,3,Tools and pots,,"));
    expect(await unitOf()).toMatchObject({ ...said, title: "Tools and pots", confirmed: true });
    const wrong = await previewUnits(admin, { csv: `${full}\nP5,Gardening,3,Tools,4,0,,maybe`, source });
    expect(wrong.errors.map(({ reason }) => reason).sort()).toEqual(["notANumber", "notATerm", "notZeroOrOne"]);
  });

  it("with an error on one line changes nothing", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const db = await database();
    const before = await db.$count(curriculumUnits);
    const faulty = importUnits(admin, file("P4,Gardening,8,Fine,,", "P99,Gardening,9,Not fine,,"));
    await expect(faulty).rejects.toMatchObject({ code: "import_faulty" });
    expect(await db.$count(curriculumUnits)).toBe(before);
  });

  it("takes its own export back without a change, and nobody else's", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const teacher = await anActor({ role: "TEACHER" });
    const formulas = '"- Below zero; -2 and\n=more","Name; @place"';
    await importUnits(admin, file(`P4,Gardening,7,${formulas},`));
    const csv = await csvFile({ name: "units.csv", head: exportColumns, rows: await listUnitRows(admin) }).text();
    expect(csv).toContain(`"'- Below zero; '-2 and\n'=more","Name; '@place"`);
    expect(await previewUnits(admin, { csv, source: "" })).toMatchObject({ errors: [], changes: [], added: 0 });
    const refused = { code: "forbidden" };
    await expect(previewUnits(teacher, file("P4,A,1,B,,"))).rejects.toMatchObject(refused);
    await expect(importUnits(teacher, file("P4,A,1,B,,"))).rejects.toMatchObject(refused);
    await expect(listUnitRows(teacher)).rejects.toMatchObject(refused);
  });
});
