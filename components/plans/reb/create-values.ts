import type { Locale, PlanLanguage } from "@/lib/core/language";
import { isSameText } from "@/lib/core/searchable";
import type { Catalogue } from "@/lib/curriculum/types";
import type { HeaderDefaults } from "@/lib/headers/schema";
import { rebDefaults } from "@/lib/plans/kinds/reb/constants";
import type { RebRequest } from "@/lib/plans/kinds/reb/schema";
import type { UnitOffer } from "@/lib/plans/picking/types";

/** The create form's values as its controls hold them. */
export type CreateValues = {
  [Name in Exclude<keyof RebRequest, "lessonId">]: RebRequest[Name] extends boolean ? boolean : string;
};

export type CreateSuggestions = {
  classes: string[];
  subjects: Record<string, string[]>;
  /** Those of the class and subject that the form starts with; of others they are asked for when they are needed. */
  units: UnitOffer[];
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
    subject,
    classLevel,
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

/** What stands in the form, as far as needs are concerned. */
export type NeedsValues = Pick<CreateValues, "classLevel" | "specialNeeds">;

/**
 * What becomes of needs that the form began with as the class is changed: no learner's need goes into another class, and it is
 * there again where its own comes back. Whatever the teacher wrote stays.
 */
export function needsFor(values: NeedsValues, start: NeedsValues): string {
  const untouched = values.specialNeeds === start.specialNeeds || values.specialNeeds === "";
  if (!untouched) return values.specialNeeds;
  return isSameText(values.classLevel, start.classLevel) ? start.specialNeeds : "";
}

/** What the form suggests from: the catalogue's classes and subjects, and the units of where it starts. */
export function suggestionsOf({ classes, subjects }: Catalogue, units: readonly UnitOffer[]): CreateSuggestions {
  const byClass: Record<string, string[]> = {};
  for (const { classLevel, name } of subjects) (byClass[classLevel] ??= []).push(name);
  return {
    classes: [...new Set(classes.map(({ name }) => name))],
    subjects: byClass,
    units: units.map((unit) => ({ ...unit, lessons: [] })),
  };
}

/** Subjects of a class; of all classes while none is chosen or the class is not in the catalogue. */
export function subjectsFor({ subjects }: CreateSuggestions, classLevel: string): string[] {
  const own = Object.entries(subjects).find(([name]) => isSameText(name, classLevel));
  return own ? own[1] : [...new Set(Object.values(subjects).flat())].sort();
}

/** The unit of this title, if it is one of them; the reader's own before the catalogue's. */
export function unitNamed(units: readonly UnitOffer[], title: string): UnitOffer | undefined {
  const named = title.trim() ? units.filter((unit) => isSameText(unit.unitTitle, title)) : [];
  return named.find(({ standing }) => standing === "yours") ?? named[0];
}
