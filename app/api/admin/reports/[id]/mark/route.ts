import { reportChoice } from "@/lib/plans/reports/schema";
import { markEntry } from "@/lib/plans/reports/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ name: "markEntry", admin: true, params: reportChoice }, (actor, { params }) =>
  markEntry(actor, params.id),
);
