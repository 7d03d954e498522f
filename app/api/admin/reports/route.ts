import { reportPage } from "@/app/api/_answers/reports";
import { listReports } from "@/lib/plans/reports/queries";
import { reportFilters } from "@/lib/plans/reports/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "listReports", admin: true, query: reportFilters, answer: reportPage },
  (actor, { query }) => listReports(actor, query),
);
