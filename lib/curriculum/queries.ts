import { and, asc, eq, sql } from "drizzle-orm";
import { database } from "@/db";
import {
  curriculumClasses,
  curriculumListItems,
  curriculumSubjects,
  curriculumTerms,
  curriculumUnits,
} from "@/db/schema";
import { createCache } from "@/lib/core/cache";
import { minutes } from "@/lib/core/clock";
import type { Catalogue, CurriculumUnit } from "./types";

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
    db.select().from(curriculumUnits).orderBy(asc(curriculumUnits.subject), asc(curriculumUnits.unitNo)),
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

/** The catalogue's unit that a request names by its title, for the class when the source tells the class. */
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
