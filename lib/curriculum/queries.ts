import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { database } from "@/db";
import {
  curriculumClasses,
  curriculumListItems,
  curriculumModules,
  curriculumSubjects,
  curriculumTerms,
  curriculumUnits,
} from "@/db/schema";
import { createCache } from "@/lib/core/cache";
import { minutes } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Catalogue, CurriculumModule, CurriculumUnit, ListedModule, ListedUnit } from "./types";

const cached = createCache<Catalogue>({ max: 1, ttl: minutes(5) });

async function loadCatalogue(): Promise<Catalogue> {
  const db = await database();
  const [classes, subjects, units, terms, lists] = await Promise.all([
    db.select().from(curriculumClasses).orderBy(asc(curriculumClasses.position)),
    db
      .select({ classLevel: curriculumClasses.name, level: curriculumClasses.level, name: curriculumSubjects.name })
      .from(curriculumSubjects)
      .innerJoin(curriculumClasses, eq(curriculumClasses.id, curriculumSubjects.classId))
      .orderBy(asc(curriculumClasses.position), asc(curriculumSubjects.id)),
    db
      .select()
      .from(curriculumUnits)
      .where(eq(curriculumUnits.confirmed, true))
      .orderBy(asc(curriculumUnits.subject), asc(curriculumUnits.unitNo)),
    db.select().from(curriculumTerms).orderBy(asc(curriculumTerms.startsOn)),
    db.select().from(curriculumListItems).orderBy(asc(curriculumListItems.position)),
  ]);
  return {
    classes: classes.map(({ level, name }) => ({ level, name })),
    subjects,
    units: units.map(({ title, ...unit }) => ({
      classLevel: unit.classLevel,
      subject: unit.subject,
      unitNo: unit.unitNo,
      unitTitle: title,
      keyUnitCompetence: unit.keyUnitCompetence,
      source: unit.source,
    })),
    terms: terms.map(({ year, term, startsOn, endsOn }) => ({ year, term, startsOn, endsOn })),
    genericCompetences: lists.filter(({ list }) => list === "generic_competence").map(({ name }) => name),
    crosscuttingIssues: lists.filter(({ list }) => list === "crosscutting_issue").map(({ name }) => name),
  };
}

/** The whole catalogue, small enough to be kept in memory; at most five minutes behind an import. */
export function getCatalogue(): Promise<Catalogue> {
  return cached("catalogue", loadCatalogue);
}

/** The units of the classes, and those whose source names no class, in the order of their numbers. */
export async function listUnits(classes: readonly string[]): Promise<ListedUnit[]> {
  const { classLevel, unitNo, id } = curriculumUnits;
  const db = await database();
  const rows = await db
    .select()
    .from(curriculumUnits)
    .where(or(isNull(classLevel), inArray(classLevel, [...classes])))
    .orderBy(asc(unitNo), asc(id));
  return rows.map(({ id: _id, title, note: _note, sourceUrl: _url, ...unit }) => ({ ...unit, unitTitle: title }));
}

const listed = {
  id: curriculumModules.id,
  code: curriculumModules.code,
  title: curriculumModules.title,
  trade: curriculumModules.trade,
  level: curriculumModules.level,
  hours: curriculumModules.hours,
  origin: curriculumModules.origin,
  confirmed: curriculumModules.confirmed,
};

/** Modules of a trade: its own, and those of several trades that are for it as well. */
export function isForTrade(trade: string): SQL | undefined {
  const { trades, except } = curriculumModules;
  const name = trade.trim().toLowerCase();
  const names = (list: typeof trades | typeof except) =>
    sql`exists (select 1 from jsonb_array_elements_text(${list}) as named where lower(named) = ${name})`;
  return and(or(eq(trades, sql`'[]'::jsonb`), names(trades)), sql`not ${names(except)}`);
}

/** The modules of a trade by level. */
export async function listModules(trade: string): Promise<ListedModule[]> {
  const db = await database();
  const { level, code, title } = curriculumModules;
  return db
    .select(listed)
    .from(curriculumModules)
    .where(isForTrade(trade))
    .orderBy(asc(level), sql`${curriculumModules.trade} = ''`, asc(code), asc(title));
}

/** A module with its outcomes. Throws `module_not_found`. */
export async function getModule(id: number): Promise<CurriculumModule> {
  const db = await database();
  const { otherCodes, outcomes, source } = curriculumModules;
  const [found] = await db
    .select({ ...listed, otherCodes, outcomes, source })
    .from(curriculumModules)
    .where(eq(curriculumModules.id, id));
  if (!found) throw new AppError("module_not_found");
  return found;
}

/**
 * The catalogue's unit that a request names by its title, for the class when the source tells the class. What is still to be
 * confirmed and what teachers typed is no document that a plan could cite.
 */
export async function findUnit(place: {
  classLevel: string;
  subject: string;
  unitTitle: string;
}): Promise<CurriculumUnit | null> {
  const db = await database();
  const [unit] = await db
    .select()
    .from(curriculumUnits)
    .where(
      and(
        eq(curriculumUnits.confirmed, true),
        ne(curriculumUnits.origin, "teachers"),
        eq(sql`lower(${curriculumUnits.title})`, place.unitTitle.trim().toLowerCase()),
        eq(sql`lower(${curriculumUnits.subject})`, place.subject.trim().toLowerCase()),
        sql`(${curriculumUnits.classLevel} is null or lower(${curriculumUnits.classLevel}) = ${place.classLevel.trim().toLowerCase()})`,
      ),
    )
    .limit(1);
  if (!unit) return null;
  const { classLevel, subject, unitNo, title, keyUnitCompetence, source } = unit;
  return { classLevel, subject, unitNo, unitTitle: title, keyUnitCompetence, source };
}
