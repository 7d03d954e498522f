import { z } from "zod";
import { factorInput } from "../factors/schema";

/** The second half of a sign-in as its page sends it. */
export const factorForm = factorInput.extend({ next: z.string().max(500).optional().catch(undefined) });
