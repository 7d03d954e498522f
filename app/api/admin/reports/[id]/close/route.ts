import { reportChoice } from "@/lib/plans/reports/schema";
import { closeReport } from "@/lib/plans/reports/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ name: "closeReport", admin: true, params: reportChoice }, (actor, { params }) =>
  closeReport(actor, params.id),
);
