import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import type { Messages } from "@/lib/i18n/messages";
import type { Correction, MistakeReport } from "@/lib/plans/reports/types";

/** A report as its card shows it. */
export type ReportRow = Pick<MistakeReport, "id" | "quote" | "remark" | "answer" | "marked"> & {
  isOpen: boolean;
  stateName: string;
  mistake: string;
  title: string;
  facts: string;
  entry: string;
  canMark: boolean;
};

export function toReportRow(report: MistakeReport, messages: Messages): ReportRow {
  const { mistakes, states, list } = messages.reports;
  const { id, quote, remark, answer, marked, state, kind, entryId, entryVersion, isMade } = report;
  const { fields } = messages[kind];
  const field = Object.entries<string>(fields).find(([name]) => name === report.field)?.[1] ?? report.field;
  const facts = [report.subject, report.classLevel, report.language, field, formatDateTime(report.createdAt)];
  return {
    id,
    quote,
    remark,
    answer,
    marked,
    isOpen: state === "open",
    stateName: states[state],
    mistake: mistakes[report.mistake],
    title: report.title,
    facts: facts.filter(Boolean).join(" · "),
    entry: entryId
      ? interpolate(isMade ? list.entry : list.alike, { entry: entryId, version: entryVersion ?? "" })
      : list.noEntry,
    canMark: entryId !== null && entryVersion !== null && !marked,
  };
}

/** A line of the list of entries to correct. */
export type CorrectionRow = { id: number; entry: string; facts: string };

/** What has become of the entry since it was reported; "" where it is still the same. */
function standingOf({ current, entryVersion }: Correction, words: Messages["reports"]["list"]): string {
  if (current === null) return words.gone;
  return current === entryVersion ? "" : words.changed;
}

export function toCorrectionRow(correction: Correction, words: Messages["reports"]["list"]): CorrectionRow {
  const { id, entryId, reports } = correction;
  const standing = standingOf(correction, words);
  const count = interpolate(words.count, { count: reports.length });
  return { id, entry: entryId, facts: [count, standing].filter(Boolean).join(" · ") };
}
