import { z } from "zod";
import { emailField } from "@/lib/core/email-field";

/** An account that somebody chose or made up in the sandbox. */
export const sandboxAccount = z.object({
  email: emailField("emailFormat"),
  name: z.string().trim().max(200).default(""),
  verified: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
});
export type SandboxAccount = z.infer<typeof sandboxAccount>;
