import { z } from "zod";

/** Which session shall end. */
export const sessionInput = z.object({ id: z.uuid({ error: "invalid" }) });
