import { z } from "zod";
import { planId, planTarget } from "../schema";
import { longestInstruction, wishes } from "./constants";

const version = z.coerce.number({ error: "version" }).int("version").min(1, "version").max(2_147_483_647, "version");

/** The part of a plan that an address names. */
export const sectionParams = z.object({ id: planId, section: z.string().max(40, "invalid") });

/** What is wished of a part of a plan; `round` counts the presses, so that each gives something else. */
export const sectionWish = z
  .object({
    version,
    wish: z.enum(wishes, { error: "invalid" }),
    instruction: z.string({ error: "text" }).trim().max(longestInstruction, "tooLong").default(""),
    round: z.coerce.number({ error: "invalid" }).int("invalid").min(0, "invalid").max(10_000, "invalid").default(0),
  })
  .refine(({ wish, instruction }) => wish !== "instruction" || instruction !== "", {
    error: "instructionRequired",
    path: ["instruction"],
  });
export type SectionWish = z.infer<typeof sectionWish>;

/** One finding of the check, as the check names it. */
export const findingPlace = z.object({
  version,
  rule: z.string({ error: "invalid" }).max(40, "invalid"),
  field: z.string({ error: "invalid" }).max(60, "invalid"),
  values: z.record(z.string().max(40), z.string().max(200)).optional(),
});

export const repairTarget = planTarget.extend(findingPlace.shape);
