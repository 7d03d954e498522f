import { z } from "zod";
import { defaultPlanLanguage, planLanguages } from "@/lib/core/language";
import { fieldBounds } from "../constants";
import { planKindNames, firstKind } from "../kinds/traits";
import { lessonId } from "../kinds/shapes";
import { planId, planTarget, planVersion } from "../schema";

const name = z.string().trim().max(fieldBounds.shortText, "tooLong").default("");

/** A topic for which the bank's lessons are asked; `subject` is the trade of a session. */
export const lessonQuery = z.object({
  kind: z.enum(planKindNames, { error: "invalid" }).default(firstKind),
  title: z
    .string({ error: "lessonTitleRequired" })
    .trim()
    .min(1, "lessonTitleRequired")
    .max(fieldBounds.shortText, "tooLong"),
  subject: name,
  classLevel: name,
  language: z.enum(planLanguages, { error: "languageRequired" }).default(defaultPlanLanguage),
});

export const remaking = planTarget.extend({ id: planId, version: planVersion, lessonId });
