import { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import { planLanguages } from "@/lib/core/language";
import { pageSize } from "@/lib/core/pagination";
import { storable } from "@/lib/core/searchable";
import { ownStates, planFilterKinds, planKindNames, planSorts } from "./constants";
import { lessonId } from "./kinds/shapes";
import type { PlanFilterName, PlanFilterValues } from "./types";

const text = z
  .string()
  .default("")
  .transform((value) => storable(value).trim().slice(0, 200))
  .catch("");

// Each filter is read by what it takes; the index of the mapped type cannot see that.
const filters = Object.fromEntries(
  Object.entries(planFilterKinds).map(([name, takes]) => [
    name,
    typeof takes === "string"
      ? text
      : z
          .enum(["", ...takes])
          .default("")
          .catch(""),
  ]),
) as unknown as { [Name in PlanFilterName]: z.ZodType<PlanFilterValues[Name]> };

/**
 * The filters of a list that may hold every kind, as they stand in an address; what does not fit falls back to its default. What is
 * missing does so by `default`: for `catch` an error is made first, and most addresses name no filter.
 */
export const planFilters = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0).catch(0),
  size: z.coerce.number().int().min(1).max(100).default(pageSize).catch(pageSize),
  ...filters,
  sort: z.enum(planSorts).default("newest").catch("newest"),
});
export type PlanFilters = z.infer<typeof planFilters>;

/** The same of a list of one kind that is not reviewed. */
export const planQuery = planFilters.omit({ kind: true }).extend({
  status: z
    .enum(["", ...ownStates])
    .default("")
    .catch(""),
});

/** The filters of the lists of plans, which unlike the dashboard have no bin and are not sorted by name. */
export function readListFilters(query: Record<string, unknown>): PlanFilters {
  const given = planFilters.parse(query);
  return { ...given, size: pageSize, kind: "", status: "", sort: given.sort === "oldest" ? "oldest" : "newest" };
}

/** The filters of the bin: which kind, and a search. */
export function readBinFilters(query: Record<string, unknown>): PlanFilters {
  const { page, kind, search } = planFilters.parse(query);
  return { ...planFilters.parse({}), page, kind, search, status: "deleted" };
}

/** A plan's id as a text: digits only, no larger than the database holds. */
function idText(error: string) {
  return z
    .string({ error })
    .regex(/^\d{1,10}$/, error)
    .transform(Number)
    .pipe(z.number().min(1, error).max(2_147_483_647, error));
}

export const planId = idText("planId");

/** Which plan, in an address; what can be no id is refused with the code. */
export function planParamsOf(refusal: ErrorCode) {
  return z.object({ id: idText(refusal) });
}
export const planParams = planParamsOf("invalid_plan_id");

/** Which plan an action is about. */
export const planTarget = z.object({
  kind: z.enum(planKindNames, { error: "invalid" }),
  id: z.number({ error: "planId" }).int("planId").min(1, "planId").max(2_147_483_647, "planId"),
});

/** A plan asked for in one free text. */
export const quickInput = z.object({
  language: z.enum(planLanguages, { error: "quickIncomplete" }),
  // Dots and dashes alone describe no lesson; a plan of them would cost a unit of the quota.
  description: z
    .string({ error: "quickIncomplete" })
    .trim()
    .regex(/[\p{L}\p{N}\p{Extended_Pictographic}]/u, "quickIncomplete")
    .max(2_000, "tooLong"),
  lessonId: lessonId.optional(),
});
export type QuickRequest = z.infer<typeof quickInput>;

/** A request to write a plan as it comes over REST; its kind checks the fields. */
export const planBody = z.looseObject({});

/** The number of a plan's version. */
export const planVersion = z.coerce
  .number({ error: "version" })
  .int("version")
  .min(1, "version")
  .max(2_147_483_647, "version");

/** A save says which version it was made from, so that a newer one is not lost. */
export const planSave = z.looseObject({
  version: planVersion,
});

export const downloadQuery = z.object({
  format: z
    .string()
    .default("pdf")
    .transform((format) => format.toLowerCase())
    .pipe(z.enum(["pdf", "docx"], { error: "format" })),
  /** Whether the teacher's notes are printed after the form. */
  notes: z
    .string()
    .default("true")
    .transform((notes) => notes !== "false" && notes !== "0"),
});
export type DownloadFormat = "pdf" | "docx";
