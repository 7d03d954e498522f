import type { Lesson } from "@/lib/bank/schema";
import { bankClass, isSameClass } from "@/lib/bank/search/classes";
import { isSameSubject } from "@/lib/bank/search/names";
import { titleKey } from "@/lib/bank/search/vocabulary/words";
import { isSameText } from "@/lib/core/searchable";
import { getCatalogue, listUnits } from "@/lib/curriculum/queries";
import type { ListedUnit } from "@/lib/curriculum/types";
import { isFilled } from "../../text/wording";
import type { RebRequest } from "./schema";

/** The units of a class and subject that a document stands behind. */
async function sureUnits({ classLevel, subject }: RebRequest): Promise<ListedUnit[]> {
  const { classes } = await getCatalogue();
  const names = classes.map(({ name }) => name).filter((name) => isSameClass(name, classLevel));
  const units = await listUnits(names);
  return units.filter((unit) => unit.confirmed && unit.origin !== "teachers" && isSameSubject(unit.subject, subject));
}

/** The one unit that the lesson is said to belong to, by the bank or by the catalogue's own lists; null where several are. */
function unitOf({ lessonTitle }: RebRequest, lesson: Lesson | null, units: readonly ListedUnit[]): ListedUnit | null {
  const named = new Set((lesson?.units ?? []).map(titleKey));
  const byBank = units.filter(({ unitTitle }) => named.has(titleKey(unitTitle)));
  const titles = [lessonTitle, ...Object.values(lesson?.titles ?? {}).flatMap(([title]) => title ?? [])];
  const byList = units.filter((unit) =>
    unit.lessons.some((listed) => titles.some((title) => isSameText(listed, title))),
  );
  const [only, ...others] = byBank.length > 0 ? byBank : byList;
  return only && others.length === 0 ? only : null;
}

/** The units that a teacher who typed a number may mean. */
function numbered(units: readonly ListedUnit[], { unitNo }: RebRequest): readonly ListedUnit[] {
  const typed = Number(/\d+/.exec(unitNo)?.[0]);
  return isFilled(unitNo) ? units.filter((unit) => unit.unitNo === typed) : units;
}

/**
 * The title alone, where the bank names one unit that the catalogue is not sure of; whether a typed number is that unit's nobody
 * knows.
 */
function titleOnly({ classLevel, unitNo }: RebRequest, lesson: Lesson | null): string {
  if (isFilled(unitNo)) return "";
  const [title = "", ...others] = lesson?.units ?? [];
  const isTaught = lesson?.classes.some((name) => name === bankClass(classLevel)) ?? false;
  return isTaught && others.length === 0 ? title : "";
}

/**
 * A request with the unit of its lesson, where its teacher named none: what the bank and the catalogue surely know of it. What
 * the teacher typed stays.
 */
export async function placedLesson(request: RebRequest, lesson: Lesson | null): Promise<RebRequest> {
  const { unitTitle, lessonTitle, unitNo, keyUnitCompetence } = request;
  // A unit that only says the lesson's title stands in for one.
  const isNamed = isFilled(unitTitle) && !isSameText(unitTitle, lessonTitle);
  if (isNamed && isFilled(keyUnitCompetence)) return request;
  const units = await sureUnits(request);
  const named = units.filter((unit) => titleKey(unit.unitTitle) === titleKey(unitTitle));
  const [only = null] = named.length === 1 ? named : [];
  const unit = isNamed ? only : unitOf(request, lesson, numbered(units, request));
  if (!unit) return isNamed ? request : { ...request, unitTitle: titleOnly(request, lesson) || unitTitle };
  return {
    ...request,
    unitTitle: isNamed ? unitTitle : unit.unitTitle,
    unitNo: isFilled(unitNo) ? unitNo : String(unit.unitNo ?? ""),
    keyUnitCompetence: isFilled(keyUnitCompetence) ? keyUnitCompetence : (unit.keyUnitCompetence ?? ""),
  };
}
