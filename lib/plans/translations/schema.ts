import { z } from "zod";
import { planLanguages } from "@/lib/core/language";
import { planTarget } from "../schema";

/** Into which language a plan is to be translated. */
export const translationBody = z.object({ language: z.enum(planLanguages, { error: "languageRequired" }) });

export const translationTarget = planTarget.extend(translationBody.shape);
