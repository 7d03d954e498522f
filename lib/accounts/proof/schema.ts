import { z } from "zod";
import { factorCode } from "../factors/schema";

const password = z.string({ error: "passwordRequired" }).trim().min(1, "passwordRequired").max(1_000, "tooLong");

/** What proves that the person before an open session is the account's own: the password, or a code of the app. */
export const proofInput = z.union([z.object({ password }), z.object({ otp: factorCode })], {
  error: "passwordRequired",
});
export type ProofInput = z.infer<typeof proofInput>;

/** A proof sent by a form: one schema per field, so that an error names its field. */
export const passwordProof = z.object({ password });
export const codeProof = z.object({ otp: factorCode });
