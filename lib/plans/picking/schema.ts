import { z } from "zod";
import { defaultPlanLanguage, planLanguages } from "@/lib/core/language";
import { fieldBounds } from "../constants";

const language = z.enum(planLanguages, { error: "languageRequired" }).default(defaultPlanLanguage);

function named(key: string) {
  return z.string({ error: key }).trim().min(1, key).max(fieldBounds.shortText, "tooLong");
}

/** The class and subject whose units are asked for, in the teacher's words. */
export const unitPlace = z.object({
  classLevel: named("classLevelRequired"),
  subject: named("subjectRequired"),
  language,
});
export type UnitPlace = z.infer<typeof unitPlace>;

/** The trade whose modules are asked for. */
export const modulePlace = z.object({ trade: named("tradeRequired"), language });
export type ModulePlace = z.infer<typeof modulePlace>;

export const moduleChoice = z.object({
  id: z.coerce.number<string>({ error: "invalid" }).int("invalid").positive("invalid").max(2_147_483_647, "invalid"),
});
