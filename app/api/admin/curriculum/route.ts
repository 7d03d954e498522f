import { exportColumns } from "@/lib/curriculum/import/constants";
import { listUnitRows } from "@/lib/curriculum/import/queries";
import { csvFile } from "@/lib/web/csv";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "exportCurriculum", admin: true, answer: "csv" }, async (actor) =>
  csvFile({ name: "curriculum-units.csv", head: exportColumns, rows: await listUnitRows(actor) }),
);
