import { z } from "zod";

/** What proves that the person before an open session is the account's own. */
export const proofInput = z.object({
  password: z.string({ error: "passwordRequired" }).trim().min(1, "passwordRequired").max(1_000, "tooLong"),
});
export type ProofInput = z.infer<typeof proofInput>;
