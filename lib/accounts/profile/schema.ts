import { z } from "zod";
import { locales } from "@/lib/core/language";

function named(key: string) {
  return z.string({ error: key }).trim().min(2, key).max(200, "tooLong");
}

/** What people change about themselves. Source: ACC-3, ACC-9. */
export const profileInput = z.object({
  fullName: named("fullNameMin"),
  school: named("schoolNameMin"),
  language: z.enum(locales, { error: "languageRequired" }),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** Trimmed as at registration and sign-in. */
export const passwordChange = z.object({
  currentPassword: z.string({ error: "passwordRequired" }).trim().min(1, "passwordRequired").max(1_000, "tooLong"),
  newPassword: z.string({ error: "passwordMin8" }).trim().min(8, "passwordMin8").max(1_000, "tooLong"),
});
export type PasswordChange = z.infer<typeof passwordChange>;

/** What proves that the account's own person wants it erased: the password, or the address where there is none. */
export const deletionInput = z.object({
  password: z.string().trim().max(1_000, "tooLong").optional(),
  email: z.string().trim().toLowerCase().max(254, "tooLong").optional(),
});
export type DeletionInput = z.infer<typeof deletionInput>;
