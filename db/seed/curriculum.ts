import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "@/db";
import { curriculumCollections, curriculumModules, curriculumUnits, type ModuleOutcome } from "@/db/schema";
import { searchable } from "@/lib/core/searchable";
import catalog from "./catalog.json";

/** What the files hold; `verified` says that an official document or an approved book stands behind it. */
type SourcedUnit = {
  class: string;
  subject: string;
  no: number;
  title: string;
  competence?: string;
  term?: number;
  lessonCount?: number;
  lessons?: string[];
  source: number;
  verified?: boolean;
  note?: string;
};
type UnitCollection = { sources: { title: string; url: string }[]; units: SourcedUnit[] };
type SourcedModule = {
  code: string;
  title: string;
  trades?: string[];
  except?: string[];
  level: number;
  hours?: number;
  source: number;
  issued?: string;
  verified?: boolean;
  otherCodes?: string[];
  note?: string;
  outcomes: ModuleOutcome[];
};
type ModuleCollection = { sources: string[]; modules: SourcedModule[] };

type UnitValues = typeof curriculumUnits.$inferInsert;
type KnownUnit = typeof curriculumUnits.$inferSelect;

/** True for the first who asks on this database, and nobody after. */
async function isFirstOf(tx: Tx, name: string): Promise<boolean> {
  const taken = await tx.insert(curriculumCollections).values({ name }).onConflictDoNothing().returning();
  return taken.length > 0;
}

/** Whether a row still says what earlier versions of Isomo came with, word for word. */
function isUntouched({ classLevel, subject, unitNo, title, keyUnitCompetence, source, note }: KnownUnit): boolean {
  return catalog.rebUnits.some(
    (unit) =>
      unit.unitTitle === title &&
      unit.source === source &&
      unit.class === classLevel &&
      unit.subject === subject &&
      unit.unitNo === unitNo &&
      unit.keyUnitCompetence === keyUnitCompetence &&
      unit.note === note,
  );
}

function unitValues({ sources }: UnitCollection, unit: SourcedUnit): UnitValues {
  const source = sources[unit.source];
  return {
    classLevel: unit.class,
    subject: unit.subject,
    unitNo: unit.no,
    title: unit.title,
    keyUnitCompetence: unit.competence ?? null,
    term: unit.term ?? null,
    lessonCount: unit.lessonCount ?? null,
    lessons: unit.lessons ?? [],
    source: source?.title ?? "",
    sourceUrl: source?.url ?? null,
    note: unit.note ?? null,
    origin: "sourced",
    confirmed: unit.verified === true,
  };
}

/** What makes two rows the same unit, as an import sees it: its number in its class and subject. */
function keyOf({ classLevel, subject, unitNo, title }: UnitValues): string {
  return [classLevel ?? "", subject, unitNo ?? title].map((part) => searchable(String(part))).join("|");
}

/** Adds what nobody has entered, and puts what is known now in the place of what earlier versions came with. */
async function addUnits(tx: Tx, collection: UnitCollection): Promise<void> {
  await tx.execute(sql`lock table ${curriculumUnits} in share row exclusive mode`);
  const rows = await tx.select().from(curriculumUnits);
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const added: UnitValues[] = [];
  for (const unit of collection.units.map((each) => unitValues(collection, each))) {
    const row = known.get(keyOf(unit));
    if (!row) added.push(unit);
    else if (isUntouched(row)) await tx.update(curriculumUnits).set(unit).where(eq(curriculumUnits.id, row.id));
  }
  const replaced = new Set(collection.units.map((each) => keyOf(unitValues(collection, each))));
  for (const row of rows)
    if (isUntouched(row) && !replaced.has(keyOf(row)))
      await tx
        .update(curriculumUnits)
        .set({ origin: "sourced", confirmed: false })
        .where(eq(curriculumUnits.id, row.id));
  if (added.length > 0) await tx.insert(curriculumUnits).values(added);
}

async function addModules(tx: Tx, { sources, modules }: ModuleCollection): Promise<void> {
  await tx
    .insert(curriculumModules)
    .values(
      modules.map(({ source, issued, verified, level, trades = [], ...module }) => ({
        ...module,
        trades,
        trade: trades.length === 1 ? (trades[0] ?? "") : "",
        level: `Level ${level}`,
        source: ["Rwanda TVET Board", module.code, issued].filter(Boolean).join(", "),
        sourceUrl: sources[source] ?? null,
        origin: "sourced" as const,
        confirmed: verified === true,
      })),
    )
    .onConflictDoNothing();
}

/**
 * Takes in the units and modules that come with Isomo, each collection once on a database, whoever starts first. What an
 * administrator has entered or changed stays as it is, and what one takes away later does not come back.
 */
export async function seedCollections(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (await isFirstOf(tx, "reb-units-2026"))
      await addUnits(tx, (await import("./reb-units.json")).default satisfies UnitCollection);
    if (await isFirstOf(tx, "rtb-modules-2026"))
      await addModules(tx, (await import("./rtb-modules.json")).default satisfies ModuleCollection);
  });
}
