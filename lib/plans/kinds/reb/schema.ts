import { z } from "zod";
import { planLanguages } from "@/lib/core/language";
import { fieldBounds } from "../../constants";
import { lessonId, numeral } from "../fields";

// Messages are keys of messages/<locale>/errors.json under "fields"; the doors translate them.
function short(key: string, min = 1) {
  return z.string({ error: key }).trim().min(min, key).max(fieldBounds.shortText, "tooLong");
}

function count(key: string) {
  return z.coerce.number({ error: key }).int(key).min(1, key).max(fieldBounds.number, "tooLarge");
}

const long = z.string({ error: "text" }).max(fieldBounds.text, "tooLong");

/** What a teacher gives to have a REB lesson plan written; Source: REB-1. */
export const rebRequest = z.object({
  schoolName: short("schoolNameMin", 2),
  teacherName: short("teacherNameMin", 2),
  term: short("termRequired"),
  date: z.iso.date({ error: "dateRequired" }),
  subject: short("subjectRequired"),
  classLevel: short("classLevelRequired"),
  unitNo: numeral("unitNoRequired"),
  lessonNo: numeral("lessonNoRequired"),
  totalDuration: count("durationPositive"),
  classSize: count("classSizePositive"),
  location: short("locationRequired"),
  unitTitle: short("unitTitleRequired"),
  keyUnitCompetence: z
    .string({ error: "keyUnitCompetenceRequired" })
    .trim()
    .min(1, "keyUnitCompetenceRequired")
    .max(2_000, "tooLong"),
  lessonTitle: short("lessonTitleRequired"),
  language: z.enum(planLanguages, { error: "languageRequired" }),
  specialNeeds: z.string().trim().max(2_000, "tooLong").default(""),
  includeActivitiesDescription: z.preprocess(
    (value) => value === true || value === "true" || value === "on",
    z.boolean(),
  ),
  activitiesDescription: long.default(""),
  lessonId: lessonId.optional(),
});
export type RebRequest = z.infer<typeof rebRequest>;

const known = z.string().max(fieldBounds.text, "tooLong");

/** A request as writing starts from it: one made of a free description may leave open what nobody knows. */
export const rebBrief = rebRequest.extend({
  schoolName: known,
  teacherName: known,
  term: known,
  subject: known,
  classLevel: known,
  unitNo: known,
  lessonNo: known,
  unitTitle: known,
  keyUnitCompetence: known,
  lessonTitle: known,
});

/** The same as it is read back from a plan, whose texts its owner may have changed to anything. */
export const rebRecalled = rebBrief.extend({ date: known, location: known, specialNeeds: known });

const text = long.default("");
const numeralText = z.union([z.string(), z.number()], { error: "text" }).transform(String).pipe(long).default("");
const number = z.coerce.number({ error: "number" }).min(0, "number").max(fieldBounds.number, "tooLarge").default(0);

/** A REB lesson plan as it is stored, edited, served and printed. Texts are plain; each line is a paragraph or item. */
export const rebContent = z.object({
  schoolName: text,
  teacherName: text,
  term: text,
  date: text,
  subject: text,
  classLevel: text,
  unitNo: numeralText,
  unitTitle: text,
  lessonNo: numeralText,
  lessonTitle: text,
  keyUnitCompetence: text,
  totalDuration: number,
  classSize: number,
  specialNeeds: text,
  location: text,
  language: z.enum(planLanguages).default("en"),
  includeActivitiesDescription: z.boolean().default(false),
  activitiesDescription: text,
  instructionalObjectives: text,
  learningMaterials: text,
  references: text,
  crosscuttingIssues: text,
  assessmentMethods: text,
  teacherNotes: text,
  introductionDuration: number,
  introductionTeachingActivities: text,
  introductionLearningActivities: text,
  introductionCrosscuttingIssues: text,
  developmentDuration: number,
  developmentTeachingActivities: text,
  developmentLearningActivities: text,
  developmentCrosscuttingIssues: text,
  conclusionDuration: number,
  conclusionTeachingActivities: text,
  conclusionLearningActivities: text,
  conclusionCrosscuttingIssues: text,
  notesSummary: text,
  notesTexts: text,
  notesExamples: text,
  notesExercises: text,
  notesAnswers: text,
  notesVocabulary: text,
  lessonId: lessonId.optional(),
});
export type RebContent = z.infer<typeof rebContent>;
