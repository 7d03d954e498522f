import { z } from "zod";

const largest = 2_147_483_647;

/** Which tier is meant. */
export const tierChoice = z.object({
  tierId: z.number({ error: "invalid" }).int("invalid").min(1, "invalid").max(largest, "invalid"),
});

/** Whose subscription is meant. */
export const accountParams = z.object({
  id: z.coerce.number({ error: "invalid" }).int("invalid").min(1, "invalid").max(largest, "invalid"),
});
