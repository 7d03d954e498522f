import { findLesson } from "@/lib/bank/queries";
import type { EntryRequest } from "@/lib/bank/types";
import { AppError } from "@/lib/core/errors";
import type { PlanLanguage } from "@/lib/core/language";
import type { CurriculumUnit } from "@/lib/curriculum/types";
import { phraseBanks } from "./composer/banks";
import { roomBehind } from "./description/circumstances";
import { readDescription } from "./description/description";
import type { DescribedLesson } from "./description/types";
import { fittingAge, subjectOf, withoutSubjectPrefix } from "./description/subject";
import { subjectBeside } from "./description/subject-names";
import { dateOf } from "../../text/days";
import { methodPhrases } from "../../text/methods/phrases";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import { isFilled, oneLine, searchable, sentence } from "../../text/wording";
import { blankRequest } from "../table";
import { fieldBounds } from "../../constants";
import { rebDefaults, unitTitleShare } from "./constants";
import { rebFields } from "./fields";
import { rebBrief, rebRecalled, type RebContent, type RebRequest } from "./schema";

/** What a teacher has set once for all plans; everything may be missing. */
export type RequestDefaults = {
  schoolName?: string | null;
  teacherName?: string | null;
  subject?: string | null;
  classLevel?: string | null;
  term?: string | null;
  duration?: number | null;
  classSize?: number | null;
  location?: string | null;
  specialNeeds?: string | null;
};

export type DescriptionContext = {
  language: PlanLanguage;
  defaults: RequestDefaults;
  /** Names of the catalogue, to prefer its spelling. */
  classes: readonly string[];
  subjects: readonly string[];
  units?: readonly CurriculumUnit[];
  /** ISO date of the lesson. */
  today: string;
};

function known(value: string | null | undefined): string {
  return value && isFilled(value) ? value.slice(0, fieldBounds.shortText) : "";
}

/** What leads from a title to its subject; "branches of biology" is a topic. */
const forSubject: Spoken = { en: ["for", "in"], fr: ["en", "pour"], rw: ["mu"], sw: ["katika"] };

/** "Addition of fractions for mathematics": the subject stands in a field of its own. */
function withoutSubject(title: string, subject: string): string {
  if (!isFilled(subject)) return title;
  const name = subject.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const bare = title
    .replace(new RegExp(`\\s+(?:${inAnyLanguage(forSubject)})\\s+${name}$`, "i"), "")
    .replace(new RegExp(`^${name}\\s*[:,-]\\s*`, "i"), "");
  return isFilled(bare) ? bare : title;
}

function significantWords(text: string): string[] {
  return searchable(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
}

function titlesMatch(unitTitle: string, lessonTitle: string): boolean {
  const lesson = new Set(significantWords(lessonTitle));
  const words = significantWords(unitTitle);
  const shared = words.filter((word) => lesson.has(word)).length;
  return shared > 0 && (shared >= words.length * unitTitleShare || shared === lesson.size);
}

/** The catalogue's unit that a description means: same class and subject, and the unit's number or its title. */
function unitOf(
  lesson: DescribedLesson,
  place: { classLevel: string; subject: string },
  units: readonly CurriculumUnit[],
) {
  return units.find((unit) => {
    if (searchable(unit.subject) !== searchable(place.subject)) return false;
    if (unit.classLevel !== null && unit.classLevel !== place.classLevel) return false;
    if (lesson.unitNo !== null && unit.classLevel !== null) return String(unit.unitNo) === lesson.unitNo;
    return titlesMatch(unit.unitTitle, lesson.title);
  });
}

function locationOf({ isOutside, place }: DescribedLesson, usual: string, language: PlanLanguage): string {
  const { places } = phraseBanks[language].common;
  if (place.split(" ").length > 1) return sentence(oneLine(place, 120));
  if (isOutside) return places.outside;
  return isFilled(usual) && usual !== rebDefaults.location ? usual : places.inside;
}

/**
 * "The water cycle without electricity" is the water cycle, for the bank knows that lesson; "Life without electricity" is a
 * topic.
 */
function apart(title: string, place: Omit<EntryRequest, "title">): { title: string; room: string } {
  const split = roomBehind(title);
  const isSure = (wanted: string) => findLesson({ ...place, title: wanted }).sure !== null;
  return split && isSure(split.title) && !isSure(title) ? split : { title, room: "" };
}

/** What is wished of the way of teaching, and whatever else is asked, which is marked as a wish. */
function wishesOf({ methods, others }: DescribedLesson, language: PlanLanguage): string[] {
  const { mark } = methodPhrases[language];
  return [...methods, ...others.map((clause) => `${mark} ${clause}`)];
}

type OfferedCourses = { subjects: readonly string[]; classLevel: string; language: PlanLanguage };

/** Whether the bank knows more of the rest than of the whole title; one word is too little to tell a topic by ("organic"). */
function isKnownAlone({ rest, title }: { rest: string; title: string }, place: Omit<EntryRequest, "title">): boolean {
  if (!/\p{L}{2}.*\P{L}\p{L}{2}/su.test(rest)) return false;
  const known = (wanted: string) => {
    const { sure, elsewhere, choices } = findLesson({ ...place, title: wanted });
    return { id: (sure ?? elsewhere)?.entry.id, choices: choices.length };
  };
  const [alone, whole] = [known(rest), known(title)];
  if (whole.id) return alone.id === whole.id;
  return alone.id !== undefined || (alone.choices > 0 && whole.choices === 0);
}

/**
 * The subject that a clause or the title itself names in a hurry, and the title without it. A name that may be of the topic
 * ("French revolution", "nuclear physics") goes from the title only where the bank knows more of the rest alone.
 */
function namedBeside({ title, subject }: DescribedLesson, { subjects, classLevel, language }: OfferedCourses) {
  const beside = subjectBeside(title);
  const own = beside && fittingAge(subjects, beside.subject, classLevel);
  if (beside && own) {
    const place = { subject: own, className: classLevel, language };
    if (beside.isCertain || isKnownAlone({ rest: beside.rest, title }, place))
      return { subject: own, title: beside.rest };
    if (beside.isSubject) return { subject: own, title };
  }
  const apart = subject && fittingAge(subjects, subject, classLevel);
  return apart ? { subject: apart, title } : null;
}

/**
 * A whole request for a plan from one free sentence in en, fr, rw or sw ("Fractions for P4, 40 minutes, 45 learners,
 * two with low vision"). What the sentence leaves out comes from the defaults and the catalogue; what nobody knows is
 * left empty. Throws `invalid_input` for a class of 0, and a ZodError only if the context itself is out of bounds.
 */
export function requestFromDescription(description: string, context: DescriptionContext): RebRequest {
  const { defaults, language, classes, subjects, units = [], today } = context;
  const lesson = readDescription(description);
  const { day, topic } = lesson;
  // A number that was typed is taken, or refused where it was typed.
  if (lesson.classSize === 0) throw new AppError("invalid_input", { fields: { description: "classSizePositive" } });
  const classNamed = lesson.classLevel ?? defaults.classLevel ?? "";
  const classLevel = classes.find((name) => searchable(name) === searchable(classNamed)) ?? known(classNamed);
  const named = namedBeside(lesson, { subjects, classLevel, language });
  const subject = known(
    named?.subject ??
      subjectOf(topic, { title: lesson.title, subjects, usual: defaults.subject ?? "", classLevel, language }),
  );
  const unit = unitOf(lesson, { classLevel, subject }, units);
  const titled = named?.title ?? lesson.title;
  const said = isFilled(titled) ? sentence(withoutSubject(withoutSubjectPrefix(titled, subjects), subject)) : subject;
  const { title, room } = apart(said, { subject, className: classLevel, language });
  return rebBrief.parse({
    ...blankRequest(rebFields),
    schoolName: known(defaults.schoolName),
    teacherName: known(defaults.teacherName),
    term: known(defaults.term),
    date: day ? dateOf(day, today) : today,
    subject,
    classLevel,
    unitNo: lesson.unitNo ?? (unit?.unitNo ? String(unit.unitNo) : ""),
    lessonNo: lesson.lessonNo ?? "",
    totalDuration: lesson.duration ?? defaults.duration ?? rebDefaults.totalDuration,
    classSize: lesson.classSize ?? defaults.classSize ?? rebDefaults.classSize,
    location: locationOf(lesson, defaults.location ?? "", language),
    unitTitle: unit?.unitTitle ?? title,
    // What the catalogue does not know is the teacher's to say.
    keyUnitCompetence: unit?.keyUnitCompetence ?? "",
    lessonTitle: title,
    language,
    specialNeeds: [
      lesson.specialNeeds || (defaults.specialNeeds ?? ""),
      lesson.room,
      room,
      ...wishesOf(lesson, language),
    ]
      .filter(isFilled)
      .join(", ")
      .slice(0, 2_000),
    includeActivitiesDescription: true,
  } satisfies Partial<Record<keyof RebRequest, unknown>>);
}

/** What a plan could have been asked for with, as it stands now; counts that were emptied are the usual ones again. */
export function requestFromPlan(content: RebContent): RebRequest {
  const totalDuration = Math.round(content.totalDuration) || rebDefaults.totalDuration;
  const classSize = Math.round(content.classSize) || rebDefaults.classSize;
  return rebRecalled.parse({ ...content, totalDuration, classSize });
}
