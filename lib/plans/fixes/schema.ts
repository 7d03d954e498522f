import { z } from "zod";
import { planTarget, planVersion } from "../schema";

/** One finding of the check, as the check names it. */
export const findingPlace = z.object({
  version: planVersion,
  rule: z.string({ error: "invalid" }).max(40, "invalid"),
  field: z.string({ error: "invalid" }).max(60, "invalid"),
  values: z.record(z.string().max(40), z.string().max(200)).optional(),
});

export const fixTarget = planTarget.extend(findingPlace.shape);
