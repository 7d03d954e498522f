import { reportChoice } from "@/lib/plans/reports/schema";
import { clearCorrection } from "@/lib/plans/reports/service";
import { defineRoute } from "@/lib/web/route";

export const DELETE = defineRoute({ name: "clearCorrection", admin: true, params: reportChoice }, (actor, { params }) =>
  clearCorrection(actor, params.id),
);
