import type { Locale, PlanLanguage } from "@/lib/core/language";
import type { Catalogue, CurriculumUnit } from "@/lib/curriculum/types";
import type { HeaderDefaults } from "@/lib/headers/schema";
import { rebDefaults } from "@/lib/plans/kinds/reb/constants";
import type { RebRequest } from "@/lib/plans/kinds/reb/schema";

/** The create form's values as its controls hold them. */
export type CreateValues = {
  [Name in Exclude<keyof RebRequest, "lessonId">]: RebRequest[Name] extends boolean ? boolean : string;
};

export type Suggestions = {
  classes: string[];
  subjects: Record<string, string[]>;
  units: CurriculumUnit[];
};

/** What the reader's newest plan holds; nothing before the first. */
export type NewestPlan = Readonly<Record<string, unknown>> | null;

/** The number after a plain one: the next lesson of the unit. */
function numberAfter(lessonNo: string): string {
  return /^\d{1,3}$/.test(lessonNo) ? String(Number(lessonNo) + 1) : "";
}

/**
 * What a new plan starts from: the saved header defaults, else the newest plan, else the account. The unit is that of the
 * newest plan as long as class and subject are its own.
 */
export function startingValues(source: {
  saved: HeaderDefaults | null;
  newest: NewestPlan;
  actor: { school: string; fullName: string };
  locale: Locale;
  today: string;
  location: string;
}): CreateValues {
  const { saved, newest, actor, locale, today, location } = source;
  const last = (name: keyof RebRequest) => String(newest?.[name] ?? "").trim();
  const subject = saved?.subject || last("subject");
  const classLevel = saved?.classLevel || last("classLevel");
  const goesOn = newest !== null && subject === last("subject") && classLevel === last("classLevel");
  const unit = (name: keyof RebRequest) => (goesOn ? last(name) : "");
  const language: PlanLanguage = saved?.language ?? locale;
  return {
    schoolName: saved?.schoolName || actor.school,
    teacherName: saved?.teacherName || actor.fullName,
    term: saved?.term || last("term"),
    date: today,
    ...{ subject, classLevel },
    unitNo: unit("unitNo"),
    lessonNo: numberAfter(unit("lessonNo")),
    totalDuration: String(saved?.duration || Number(last("totalDuration")) || rebDefaults.totalDuration),
    classSize: String(saved?.classSize || Number(last("classSize")) || rebDefaults.classSize),
    location: saved?.location || location,
    unitTitle: unit("unitTitle"),
    keyUnitCompetence: unit("keyUnitCompetence"),
    lessonTitle: "",
    language,
    specialNeeds: saved?.specialNeeds || unit("specialNeeds"),
    includeActivitiesDescription: false,
    activitiesDescription: "",
  };
}

/** The part of the catalogue that the form suggests from. */
export function suggestionsOf({ classes, subjects, units }: Catalogue): Suggestions {
  const byClass: Record<string, string[]> = {};
  for (const { classLevel, name } of subjects) (byClass[classLevel] ??= []).push(name);
  return { classes: [...new Set(classes.map(({ name }) => name))], subjects: byClass, units };
}

function same(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}

/** Subjects of a class; of all classes while none is chosen or the class is not in the catalogue. */
export function subjectsFor({ subjects }: Suggestions, classLevel: string): string[] {
  const own = Object.entries(subjects).find(([name]) => same(name, classLevel));
  return own ? own[1] : [...new Set(Object.values(subjects).flat())].sort();
}

/** Units of the class and subject chosen so far; a unit whose source names no class fits every class. */
export function unitsFor({ units }: Suggestions, place: { classLevel: string; subject: string }): CurriculumUnit[] {
  return units.filter(
    (unit) =>
      (!place.subject || same(unit.subject, place.subject)) &&
      (!place.classLevel || unit.classLevel === null || same(unit.classLevel, place.classLevel)),
  );
}

/** The catalogue's unit of this title, if it is one. */
export function unitNamed(units: readonly CurriculumUnit[], title: string): CurriculumUnit | undefined {
  return title.trim() ? units.find((unit) => same(unit.unitTitle, title)) : undefined;
}
