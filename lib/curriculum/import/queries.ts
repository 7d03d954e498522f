import { asc } from "drizzle-orm";
import { database } from "@/db";
import { curriculumUnits } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { requireAdmin } from "@/lib/core/require-admin";
import { lessonMark } from "./constants";

/**
 * All units in the columns of an import and its origin, so that the list can be taken out, completed and brought back. Throws
 * `forbidden`.
 */
export async function listUnitRows(actor: Actor): Promise<string[][]> {
  requireAdmin(actor);
  const db = await database();
  const { subject, classLevel, unitNo, id } = curriculumUnits;
  const units = await db.select().from(curriculumUnits).orderBy(asc(subject), asc(classLevel), asc(unitNo), asc(id));
  return units.map((unit) => [
    ...[unit.classLevel ?? "", unit.subject, unit.unitNo === null ? "" : String(unit.unitNo)],
    ...[unit.title, unit.keyUnitCompetence ?? "", unit.source, unit.note ?? "", String(unit.term ?? "")],
    ...[String(unit.lessonCount ?? ""), unit.lessons.join(lessonMark), unit.confirmed ? "1" : "0", unit.origin],
  ]);
}
