import { z } from "zod";
import { planLanguages } from "@/lib/core/language";
import { fieldBounds } from "../../constants";
import { planParamsOf } from "../../schema";
import { lessonId, numeral } from "../fields";
import { rtbBounds, rtbDefaults } from "./constants";

// Messages are keys of messages/<locale>/errors.json under "fields"; the doors translate them.
function short(key: string) {
  return z.string({ error: key }).trim().min(1, key).max(fieldBounds.shortText, "tooLong");
}

/** Whole numbers, which forms send as texts; nothing else is turned into one. */
function count(key: string, bounds: { min: number; max: number }) {
  return z
    .union([z.string(), z.number()], { error: key })
    .pipe(z.coerce.number<string | number>({ error: key }).int(key).min(bounds.min, key).max(bounds.max, key));
}

const long = z.string({ error: "text" }).trim().max(fieldBounds.text, "tooLong");

/** What a trainer gives to have a session plan written; Source: RTB-1, RTB-2. */
export const rtbRequest = z.object({
  sector: short("sectorRequired"),
  trade: short("tradeRequired"),
  level: numeral("levelRequired"),
  date: z.iso.date({ error: "dateRequired" }),
  teacherName: short("trainerNameRequired"),
  term: numeral("termRequired"),
  moduleTitle: short("moduleTitleRequired"),
  week: numeral("weekRequired"),
  classSize: count("traineesRange", { min: 1, max: rtbBounds.maxTrainees }),
  className: short("classNameRequired"),
  topicOfSession: short("topicOfSessionRequired"),
  learningOutcomes: z
    .string({ error: "learningOutcomesRequired" })
    .trim()
    .min(1, "learningOutcomesRequired")
    .max(2_000, "tooLong"),
  indicativeContent: long.default(""),
  range: z.string({ error: "rangeRequired" }).trim().min(1, "rangeRequired").max(2_000, "tooLong"),
  facilitationTechniques: long.default(""),
  duration: count("sessionDurationRange", { min: rtbBounds.minDuration, max: rtbBounds.maxDuration }).default(
    rtbDefaults.duration,
  ),
  numberOfSteps: count("stepsRange", { min: 1, max: rtbBounds.maxSteps }).default(rtbDefaults.numberOfSteps),
  language: z.enum(planLanguages, { error: "languageRequired" }).default(rtbDefaults.language),
  lessonId: lessonId.optional(),
});
export type RtbRequest = z.infer<typeof rtbRequest>;

const known = z.string().max(fieldBounds.text, "tooLong");

/** A request as writing starts from it: one made of a free description may leave open what nobody knows. */
export const rtbBrief = rtbRequest.extend({
  sector: known,
  trade: known,
  level: known,
  teacherName: known,
  term: known,
  moduleTitle: known,
  week: known,
  className: known,
  topicOfSession: known,
  learningOutcomes: known,
  range: known,
});

/** The same as it is read back from a plan, whose texts its owner may have changed to anything. */
export const rtbRecalled = rtbBrief.extend({
  date: known,
  range: known,
  facilitationTechniques: known,
  indicativeContent: known,
  duration: z.number(),
  classSize: z.number(),
});

const text = z.string({ error: "text" }).max(fieldBounds.text, "tooLong").default("");
const numeralText = z
  .union([z.string(), z.number()], { error: "text" })
  .transform(String)
  .pipe(z.string().max(fieldBounds.text, "tooLong"))
  .default("");
const number = z.coerce.number({ error: "number" }).min(0, "number").max(fieldBounds.number, "tooLarge").default(0);

/** An RTB session plan as it is stored, edited, served and printed. Texts are plain; each line is a paragraph or item. */
export const rtbContent = z.object({
  sector: text,
  trade: text,
  level: numeralText,
  date: text,
  teacherName: text,
  term: numeralText,
  moduleTitle: text,
  week: numeralText,
  classSize: number,
  className: text,
  learningOutcomes: text,
  indicativeContent: text,
  topicOfSession: text,
  range: text,
  facilitationTechniques: text,
  objectives: text,
  duration: number,
  language: z.enum(planLanguages).default(rtbDefaults.language),
  numberOfSteps: count("stepsRange", { min: 1, max: rtbBounds.maxSteps }).default(rtbDefaults.numberOfSteps),
  introductionTrainerActivity: text,
  introductionLearnerActivity: text,
  introductionResources: text,
  introductionDuration: number,
  step1Title: text,
  step1TrainerActivity: text,
  step1LearnerActivity: text,
  step1Resources: text,
  step1Duration: number,
  step2Title: text,
  step2TrainerActivity: text,
  step2LearnerActivity: text,
  step2Resources: text,
  step2Duration: number,
  step3Title: text,
  step3TrainerActivity: text,
  step3LearnerActivity: text,
  step3Resources: text,
  step3Duration: number,
  step4Title: text,
  step4TrainerActivity: text,
  step4LearnerActivity: text,
  step4Resources: text,
  step4Duration: number,
  step5Title: text,
  step5TrainerActivity: text,
  step5LearnerActivity: text,
  step5Resources: text,
  step5Duration: number,
  summary: text,
  assessment: text,
  conclusionResources: text,
  conclusionDuration: number,
  evaluationOfSession: text,
  references: text,
  reflection: text,
  additionalNotes: text,
  notesSheet: text,
  notesMaterials: text,
  notesFaults: text,
  notesQuestions: text,
  notesAnswers: text,
  lessonId: lessonId.optional(),
});
export type RtbContent = z.infer<typeof rtbContent>;

/** What clients of the generating call send instead of the names that plans keep. */
const aliases = {
  trainerName: "teacherName",
  numberOfTrainees: "classSize",
  learningOutcome: "learningOutcomes",
} as const;

/** The create form's data as clients send it, under the names of the plan. Source: RTB-5. */
export function fromAliases(body: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...body };
  for (const [alias, name] of Object.entries(aliases)) {
    if (fields[alias] !== undefined) fields[name] ??= fields[alias];
    delete fields[alias];
  }
  return fields;
}

/** Which session plan, in an address. Source of the refusal: RTB-6. */
export const rtbParams = planParamsOf("invalid_rtb_plan_id");
