import { z } from "zod";
import { planParams, planVersion } from "../schema";
import { longestInstruction, wishes } from "./constants";

/** The part of a plan that an address names. */
export const sectionParams = planParams.extend({ section: z.string().max(40, "invalid") });

/** What is wished of a part of a plan; `round` counts the presses, so that each gives something else. */
export const sectionWish = z
  .object({
    version: planVersion,
    wish: z.enum(wishes, { error: "invalid" }),
    instruction: z.string({ error: "text" }).trim().max(longestInstruction, "tooLong").default(""),
    round: z.coerce.number({ error: "invalid" }).int("invalid").min(0, "invalid").max(10_000, "invalid").default(0),
  })
  .refine(({ wish, instruction }) => wish !== "instruction" || instruction !== "", {
    error: "instructionRequired",
    path: ["instruction"],
  });
export type SectionWish = z.infer<typeof sectionWish>;
