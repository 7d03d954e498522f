import { listCorrections } from "@/lib/plans/reports/queries";
import { csvFile } from "@/lib/web/csv";
import { defineRoute } from "@/lib/web/route";

const head = ["entry", "version", "current", "marked", "mistake", "field", "language", "quote", "remark"];

/** One row a report. */
export const GET = defineRoute({ name: "exportCorrections", admin: true, answer: "csv" }, async (actor) => {
  const marked = await listCorrections(actor);
  const rows = marked.flatMap(({ entryId, entryVersion, current, markedAt, reports }) =>
    reports.map(({ mistake, field, language, quote, remark }) => [
      ...[entryId, entryVersion, current ?? "", markedAt],
      ...[mistake, field, language, quote, remark],
    ]),
  );
  return csvFile({ name: "corrections.csv", head, rows });
});
