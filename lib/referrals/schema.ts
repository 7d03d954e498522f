import { z } from "zod";
import { emailField } from "@/lib/core/email-field";

const nobody = z
  .string({ error: "emailInvalid" })
  .trim()
  .length(0)
  .transform(() => undefined);

/** Who brought whom. Without a referrer nothing is recorded. Source: specification 1, sections 5 and 7. */
export const referrerInput = z.object({
  email: emailField("emailValid"),
  referredByEmail: z.union([nobody, emailField("emailInvalid")], { error: "emailInvalid" }).optional(),
});
export type ReferrerInput = z.infer<typeof referrerInput>;
