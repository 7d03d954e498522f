import { z } from "zod";

// Messages are keys of messages/<locale>/errors.json under "fields". Texts: specification 1, section 5.
function email(key: string) {
  return z
    .string({ error: key })
    .trim()
    .toLowerCase()
    .max(254, key)
    .pipe(z.email({ error: key }));
}

function required(key: string) {
  return z.string({ error: key }).trim().min(1, key).max(200, "tooLong");
}

export const loginInput = z.object({
  email: email("emailFormat"),
  // Trimmed as at registration: who typed a space there has it in neither place.
  password: z.string({ error: "passwordRequired" }).trim().min(1, "passwordRequired").max(1_000, "tooLong"),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registration = z.object({
  email: email("emailFormat"),
  password: z.string({ error: "passwordMin8" }).trim().min(8, "passwordMin8").max(1_000, "tooLong"),
  fullName: required("fullNameRequired"),
  school: required("schoolRequired"),
});
export type Registration = z.infer<typeof registration>;

export const codeInput = z.object({
  email: email("emailValid"),
  code: z
    .string({ error: "codeRequired" })
    .trim()
    .regex(/^\d{6}$/, "codeRequired"),
});
export type CodeInput = z.infer<typeof codeInput>;

export const emailInput = z.object({ email: email("emailValid") });

/** What POST /api/auth/regenerate-otp takes. */
export const codeRequest = emailInput.extend({ type: z.enum(["VERIFICATION"], { error: "invalid" }) });
