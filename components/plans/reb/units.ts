import type { UnitOffer, UnitOffers } from "@/lib/plans/picking/types";
import { lookUp, put } from "../picker/desk";
import type { Desk } from "../picker/types";
import { unitNamed } from "./create-values";

/** What goes into the form along with a unit; its term only where that is known. */
export function unitFills({ unitNo, keyUnitCompetence, term, lessonNo }: UnitOffer): Record<string, string> {
  return { unitNo, keyUnitCompetence, lessonNo, ...(term ? { term } : {}) };
}

/** The units of the class and subject that stand in the form; null without an answer. One that is named there already comes along. */
export async function loadUnits(desk: Desk): Promise<UnitOffer[] | null> {
  const [classLevel = "", subject = "", language = ""] = desk.form
    .getValues(["classLevel", "subject", "language"])
    .map(String);
  if (!classLevel.trim() || !subject.trim()) return null;
  const answer = await lookUp<UnitOffers>(desk, "units", { classLevel, subject, language }).catch(() => null);
  if (!answer) return null;
  const named = unitNamed(answer.units, String(desk.form.getValues("unitTitle")));
  if (named) putAlong(desk, named);
  return answer.units;
}

/** A unit was named in the form: what goes along with it. */
export function putAlong(desk: Desk, unit: UnitOffer): void {
  put(desk, { title: unit.unitTitle, sets: {}, fills: unitFills(unit) });
}
