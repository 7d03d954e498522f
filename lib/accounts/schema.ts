import { z } from "zod";
import { emailField } from "@/lib/core/email-field";
import { factorCode } from "./factors/schema";
import { referrerInput } from "@/lib/referrals/schema";

// Messages are keys of messages/<locale>/errors.json under "fields". Source: ACC-3.
function required(key: string) {
  return z.string({ error: key }).trim().min(1, key).max(200, "tooLong");
}

export const loginInput = z.object({
  email: emailField("emailFormat"),
  // Trimmed as at registration: who typed a space there has it in neither place.
  password: z.string({ error: "passwordRequired" }).trim().min(1, "passwordRequired").max(1_000, "tooLong"),
  /** For accounts with a second factor: a code of the app, or a recovery code. */
  otp: factorCode.optional(),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registration = z.object({
  email: emailField("emailFormat"),
  password: z.string({ error: "passwordMin8" }).trim().min(8, "passwordMin8").max(1_000, "tooLong"),
  fullName: required("fullNameRequired"),
  school: required("schoolRequired"),
});
export type Registration = z.infer<typeof registration>;

export const codeInput = z.object({
  email: emailField("emailValid"),
  code: z
    .string({ error: "codeRequired" })
    .trim()
    .regex(/^\d{6}$/, "codeRequired"),
});
export type CodeInput = z.infer<typeof codeInput>;

/** A code sent by the form, with the registration's password where it is asked for. */
const codeProof = codeInput.extend({
  password: z.string({ error: "passwordRequired" }).trim().max(1_000, "tooLong").optional(),
});
export type CodeProof = z.infer<typeof codeProof>;

/** A registration confirmed by the link of its mail, with its password where the browser is not the one that began it. */
export const linkInput = z.object({
  email: emailField("emailValid"),
  link: z.string().max(100).catch(""),
  password: z.string({ error: "passwordRequired" }).trim().max(1_000, "tooLong").optional(),
});
export type LinkInput = z.infer<typeof linkInput>;

/** A new password needs less than one at registration. Source: ACC-6. */
export const resetInput = z.object({
  email: emailField("emailFormat"),
  resetCode: z.string({ error: "resetCodeRequired" }).trim().min(4, "resetCodeRequired").max(100, "tooLong"),
  newPassword: z.string({ error: "passwordMin6" }).trim().min(6, "passwordMin6").max(1_000, "tooLong"),
});
export type ResetInput = z.infer<typeof resetInput>;

export const emailInput = z.object({ email: emailField("emailValid") });

/** What POST /api/auth/regenerate-otp takes. */
export const codeRequest = emailInput.extend({ type: z.enum(["VERIFICATION"], { error: "invalid" }) });

export { referrerInput };

/** What the views of /auth hand on from one to the next: who brought the newcomer, and where to go in the end. */
const carriedText = z.string().max(500).optional().catch(undefined);
const carried = { ref: carriedText, next: carriedText };
export type CarriedParameters = { ref?: string; next?: string };

export const loginForm = loginInput.extend(carried);
export const registrationForm = registration.extend(carried);
export const codeForm = codeProof.extend(carried);
export const linkForm = linkInput.extend(carried);
export const emailForm = emailInput.extend(carried);
export const referrerForm = referrerInput.extend(carried);
export const resetForm = resetInput
  .extend({
    ...carried,
    confirmPassword: z.string({ error: "confirmRequired" }).trim().min(6, "confirmRequired").max(1_000, "tooLong"),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: "passwordsDiffer",
    path: ["confirmPassword"],
  });

/** What comes back from a sign-in elsewhere; an unusable ticket is one that opens nothing. */
export const ticketInput = z.object({
  token: z.string().max(200).catch(""),
  email: z.string().trim().toLowerCase().max(254).catch(""),
  ...carried,
});
