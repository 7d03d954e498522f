import { z } from "zod";
import { now } from "@/lib/core/clock";
import { rowId } from "@/lib/core/whole-number";
import { defaultRange } from "./rules";
import type { DateRange } from "./types";

const date = z.iso.date({ error: "dateRequired" });

/** Days of Kigali, both included; at most ten years. */
export const rangeInput = z
  .object({ start: date, end: date })
  .refine(({ start, end }) => start <= end, { error: "rangeOrder", path: ["end"] })
  .refine(({ start, end }) => Date.parse(end) - Date.parse(start) <= 3_660 * 86_400_000, {
    error: "rangeTooLong",
    path: ["start"],
  });

type RangeRead = { range: DateRange; values: DateRange; fields: Record<string, string> };

/** The range of an address; what does not fit is named by its field and stays as it was written, beside the default range. */
export function readRange(query: Readonly<Record<string, unknown>>): RangeRead {
  const usual = defaultRange(now());
  const given = { start: query.start ?? usual.start, end: query.end ?? usual.end };
  const parsed = rangeInput.safeParse(given);
  if (parsed.success) return { range: parsed.data, values: parsed.data, fields: {} };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[String(issue.path[0])] ??= issue.message;
  return { range: usual, values: { start: String(given.start), end: String(given.end) }, fields };
}

export const manualFilters = z.object({
  status: z.enum(["pending", "successful", "failed", "all"]).catch("pending"),
  page: z.coerce.number().int().min(0).max(100_000).catch(0),
  /** One order alone, whatever its status. */
  order: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
});
export type ManualFilters = z.infer<typeof manualFilters>;

/** Which order or mail is meant. */
export const itemChoice = z.object({ id: rowId });
