import { z } from "zod";
import { moment, place, text } from "./common";
import { mistakes, reportStates } from "@/lib/plans/reports/constants";
import { planKindNames } from "@/lib/plans/kinds/traits";

const said = { field: text, mistake: z.enum(mistakes), quote: text, remark: text };

/** A report as its teacher sees it. */
export const ownReport = z.object({
  id: z.int(),
  ...said,
  state: z.enum(reportStates),
  answer: text,
  createdAt: moment,
});

/** A report as administrators read it. */
export const mistakeReport = ownReport.extend({
  kind: z.enum(planKindNames),
  language: text,
  title: text,
  subject: text,
  classLevel: text,
  entryId: text.nullable(),
  entryVersion: text.nullable(),
  isMade: z.boolean(),
  marked: z.boolean(),
});
export const reportPage = place.extend({ items: z.array(mistakeReport) });

export const correction = z.object({
  id: z.int(),
  entryId: text,
  entryVersion: text,
  current: text.nullable(),
  markedAt: moment,
  reports: z.array(z.object({ ...said, language: text })),
});
