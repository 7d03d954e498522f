import type { UnitOffer, UnitOffers } from "@/lib/plans/picking/types";
import { isSameText } from "@/lib/core/searchable";
import { lookUp, put, readForm } from "../picker/desk";
import type { PickerForm } from "../picker/types";
import { unitNamed } from "./create-values";

/** What goes into the form along with a unit; its term only where that is known. */
export function unitFills({ unitNo, keyUnitCompetence, term, lessonNo }: UnitOffer): Record<string, string> {
  return { unitNo, keyUnitCompetence, lessonNo, ...(term ? { term } : {}) };
}

/**
 * The units of the class and subject that stand in the form; null without an answer. One that is named there already comes along.
 */
export async function loadUnits(desk: PickerForm): Promise<UnitOffer[] | null> {
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
export function putAlong(desk: PickerForm, unit: UnitOffer): void {
  put(desk, { title: unit.unitTitle, sets: {}, fills: unitFills(unit) });
}

/** Whether the form's field can say that the unit is still to be confirmed, as it does by the name of the source. */
function isMarked({ standing, source }: UnitOffer): boolean {
  return standing === "unconfirmed" && source !== "";
}

/** The unit of a lesson that stands in the list of one unit alone; one to be confirmed only where no other has the lesson. */
export function unitOfLesson(units: readonly UnitOffer[], title: string): UnitOffer | undefined {
  const having = units.filter(({ lessons }) => lessons.some((lesson) => isSameText(lesson.title, title)));
  const sure = having.filter(({ standing }) => standing !== "unconfirmed");
  const asked = sure.length > 0 ? sure : having.filter(isMarked);
  return new Set(asked.map(({ unitTitle }) => unitTitle)).size === 1 ? asked[0] : undefined;
}

/** What a lesson brings along where no unit is named yet: its unit, with what is known of it. */
export function lessonFills(units: readonly UnitOffer[], title: string, named: string): Record<string, string> {
  const unit = named.trim() === "" && title.trim() !== "" ? unitOfLesson(units, title) : undefined;
  return unit ? { unitTitle: unit.unitTitle, ...unitFills(unit) } : {};
}

/** A lesson was typed: the unit that it is known to belong to comes along; without an answer the teacher types. */
export async function putUnitOf(desk: PickerForm): Promise<void> {
  const { classLevel = "", subject = "", language = "", lessonTitle = "", unitTitle = "" } = readForm(desk);
  if (!classLevel.trim() || !subject.trim() || !lessonTitle.trim() || unitTitle.trim()) return;
  const answer = await lookUp<UnitOffers>(desk, "units", { classLevel, subject, language }).catch(() => null);
  // Another title may stand there by now.
  const typed = readForm(desk);
  const fills = lessonFills(answer?.units ?? [], typed.lessonTitle ?? "", typed.unitTitle ?? "");
  put(desk, { title: lessonTitle, sets: {}, fills });
}
