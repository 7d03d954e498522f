import { z } from "zod";

/** A code of six digits from an authenticator app, or a recovery code. */
export const factorCode = z
  .string({ error: "otpRequired" })
  .trim()
  .min(6, "otpRequired")
  .max(40, "tooLong")
  .transform((typed) => (/^[\d ]+$/.test(typed) ? typed.replaceAll(" ", "") : typed));

export const factorInput = z.object({ otp: factorCode });
