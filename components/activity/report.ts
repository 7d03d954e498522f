import { formatDateTime } from "@/lib/i18n/format";
import type { Activity } from "@/lib/activity/types";
import type activity from "@/messages/en/activity.json";

export type ReportRow = Pick<Activity, "timestamp" | "type" | "title">;
export type ReportLabels = Pick<typeof activity, "report" | "actions" | "types">;

/** One cell: what a spreadsheet would take for a formula gets an apostrophe, quotes are doubled. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The report as CSV, with the mark by which spreadsheets know UTF-8. */
export function toReport(rows: readonly ReportRow[], { report, actions, types }: ReportLabels): string {
  const head = [report.timestamp, report.action, report.title, report.type];
  const lines = rows.map(({ timestamp, type, title }) => [
    formatDateTime(timestamp),
    actions[type],
    title,
    types[type],
  ]);
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
