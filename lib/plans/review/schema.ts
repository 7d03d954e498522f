import { z } from "zod";
import { storable } from "@/lib/core/searchable";
import { planTarget } from "../schema";
import { longestReason } from "./constants";

/** Why a plan is rejected. Source: RTB-7. */
const reason = z
  .string({ error: "reasonRequired" })
  .trim()
  .min(1, "reasonRequired")
  .max(longestReason, "tooLong")
  .transform(storable);

/** Whether the notes beside the form are handed in as well, as it stands in an address. */
export const submitQuery = z.object({
  notes: z
    .string()
    .default("false")
    .pipe(z.enum(["true", "false"], { error: "invalid" }))
    .transform((notes) => notes === "true"),
});

/** A submission sent by the plan's page, which names the plan. */
export const submission = planTarget.extend({ notes: z.boolean().default(false) });

export const rejectQuery = z.object({ reason });

/** A decision names the version that was read, so that nobody approves what they have not seen. */
export const approval = planTarget.extend({ version: z.number({ error: "version" }).int("version") });
export const rejection = approval.extend({ reason });

/** Page of the queue, as it stands in an address. */
export const queueFilters = z.object({ page: z.coerce.number().int().min(0).max(100_000).catch(0) });
