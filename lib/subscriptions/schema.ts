import { z } from "zod";

/** Which tier is meant. */
export const tierChoice = z.object({ tierId: z.number({ error: "invalid" }).int("invalid").min(1, "invalid") });
