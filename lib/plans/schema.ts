import { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import { planLanguages } from "@/lib/core/language";
import { longestDescription } from "./constants";
import { lessonId } from "./kinds/shapes";
import { planKindNames } from "./kinds/traits";

/** A plan's id as a text: digits only, no larger than the database holds. */
function idText(error: string) {
  return z
    .string({ error })
    .regex(/^\d{1,10}$/, error)
    .transform(Number)
    .pipe(z.number().min(1, error).max(2_147_483_647, error));
}

export const planId = idText("planId");

/** Which plan, in an address; what can be no id is refused with the code. */
export function planParamsOf(refusal: ErrorCode) {
  return z.object({ id: idText(refusal) });
}
export const planParams = planParamsOf("invalid_plan_id");

/** Which plan an action is about. */
export const planTarget = z.object({
  kind: z.enum(planKindNames, { error: "invalid" }),
  id: z.number({ error: "planId" }).int("planId").min(1, "planId").max(2_147_483_647, "planId"),
});

/** A plan asked for in one free text. */
export const quickInput = z.object({
  language: z.enum(planLanguages, { error: "quickIncomplete" }),
  // Dots and dashes alone describe no lesson; a plan of them would cost a unit of the quota.
  description: z
    .string({ error: "quickIncomplete" })
    .trim()
    .regex(/[\p{L}\p{N}\p{Extended_Pictographic}]/u, "quickIncomplete")
    .max(longestDescription, "tooLong"),
  lessonId: lessonId.optional(),
});
export type QuickRequest = z.infer<typeof quickInput>;

/** A request to write a plan as it comes over REST; its kind checks the fields. */
export const planBody = z.looseObject({});

/** The number of a plan's version. */
export const planVersion = z.coerce
  .number({ error: "version" })
  .int("version")
  .min(1, "version")
  .max(2_147_483_647, "version");

/** A save says which version it was made from, so that a newer one is not lost. */
export const planSave = z.looseObject({
  version: planVersion,
});

export const downloadQuery = z.object({
  format: z
    .string()
    .default("pdf")
    .transform((format) => format.toLowerCase())
    .pipe(z.enum(["pdf", "docx"], { error: "format" })),
  /** Whether the teacher's notes are printed after the form. */
  notes: z
    .string()
    .default("true")
    .transform((notes) => notes !== "false" && notes !== "0"),
});
export type DownloadFormat = "pdf" | "docx";
