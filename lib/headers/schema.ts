import { z } from "zod";
import { defaultPlanLanguage, planLanguages } from "@/lib/core/language";
import { storable } from "@/lib/core/searchable";

const text = z.string().trim().max(300, "tooLong").transform(storable).default("");

/** Parsed as an integer, falling back to 0. Source: REB-3. */
function wholeNumber(value: unknown): number {
  // Only texts and numbers: turning a hostile object or a deep list into a text can throw.
  return typeof value === "string" || typeof value === "number" ? Number.parseInt(String(value), 10) || 0 : 0;
}

const number = z.preprocess(wholeNumber, z.number().min(0, "number").max(10_000, "tooLarge"));

/** General header defaults: what a new REB plan starts from. */
export const headerInput = z.object({
  schoolName: text,
  teacherName: text,
  subject: text,
  classLevel: text,
  term: text,
  duration: number.default(40),
  classSize: number.default(30),
  location: text.default("Classroom"),
  specialNeeds: z.string().trim().max(2_000, "tooLong").transform(storable).default(""),
  language: z.enum(planLanguages).default(defaultPlanLanguage),
});
/** A box may stay empty; what is written there is a number of something. */
function counted(error: string) {
  return z.string().refine((written) => written.trim() === "" || wholeNumber(written) > 0, error);
}

/** What the form refuses before it is sent. */
export const headerForm = headerInput.extend({
  duration: counted("durationPositive"),
  classSize: counted("classSizePositive"),
});
export type HeaderDefaults = z.infer<typeof headerInput>;
