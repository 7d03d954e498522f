import { z } from "zod";
import { fieldBounds } from "../constants";

/** Numbers of units, lessons, weeks and terms are texts ("3 of 7"); clients may send them as numbers. */
export function numeral(key: string) {
  return z
    .union([z.string(), z.number()], { error: key })
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, key).max(fieldBounds.shortText, "tooLong"));
}

/** The lesson of the bank that a plan is to be made of: an entry's id, or "none" for a plan without one. */
export const lessonId = z.string({ error: "lessonUnknown" }).trim().max(140, "lessonUnknown");
