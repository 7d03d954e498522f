import { z } from "zod";
import { storable } from "@/lib/core/searchable";
import { rowId } from "@/lib/core/whole-number";
import { planKindNames } from "../kinds/traits";
import { mistakes, reportBounds, reportStates } from "./constants";

function text(most: number) {
  return z
    .string({ error: "text" })
    .transform((written) => storable(written).trim())
    .pipe(z.string().max(most, "tooLong"));
}

function asked(most: number) {
  return z
    .string({ error: "required" })
    .transform((written) => storable(written).trim())
    .pipe(z.string().min(1, "required").max(most, "tooLong"));
}

/** What a teacher says of a mistake. */
export const mistakeInput = z.object({
  /** The field of the plan in which it stands. */
  field: z.string({ error: "required" }).min(1, "required").max(60, "invalid"),
  mistake: z.enum(mistakes, { error: "required" }),
  quote: asked(reportBounds.quote),
  remark: text(reportBounds.remark).default(""),
});
export type MistakeInput = z.infer<typeof mistakeInput>;

/** A report sent by a form, which names the plan. */
export const reportForm = mistakeInput.extend({ kind: z.enum(planKindNames, { error: "invalid" }), id: rowId });

/** Which report or correction is meant. */
export const reportChoice = z.object({ id: rowId });
export const reportAnswer = z.object({ answer: asked(reportBounds.answer) });

/** Which reports an administrator asks for, as it stands in an address. */
export const reportFilters = z.object({
  page: z.coerce.number().int().min(0).max(100_000).catch(0),
  state: z.enum(["all", ...reportStates]).catch("open"),
});
export type ReportFilters = z.infer<typeof reportFilters>;
