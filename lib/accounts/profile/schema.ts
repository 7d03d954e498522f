import { z } from "zod";
import { locales } from "@/lib/core/language";

function named(key: string) {
  return z.string({ error: key }).trim().min(2, key).max(200, "tooLong");
}

/** What people change about themselves. Messages: specification 1, section 5. */
export const profileInput = z.object({
  fullName: named("fullNameMin"),
  school: named("schoolNameMin"),
  language: z.enum(locales, { error: "languageRequired" }),
});
export type ProfileInput = z.infer<typeof profileInput>;
