import { z } from "zod";
import { emailField } from "@/lib/core/email-field";
import { topReferrers } from "./constants";

const nobody = z
  .string({ error: "emailInvalid" })
  .trim()
  .length(0)
  .transform(() => undefined);

/** Who brought whom. Without a referrer nothing is recorded. Source: REF-1. */
export const referrerInput = z.object({
  email: emailField("emailValid"),
  referredByEmail: z.union([nobody, emailField("emailInvalid")], { error: "emailInvalid" }).optional(),
});
export type ReferrerInput = z.infer<typeof referrerInput>;

const format = z.enum(["json", "csv"]).catch("json");

/** What the report of top referrers takes. Source: REF-3. */
export const topQuery = z.object({ limit: z.coerce.number().int().min(1).max(1_000).catch(topReferrers), format });
/** What the report of one referrer's people takes. */
export const referredQuery = z.object({ email: emailField("emailValid"), format });
