import { revenueSummary } from "@/app/api/_answers/payments";
import { getRevenueSummary } from "@/lib/payments/analytics/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "revenueSummary", admin: true, answer: revenueSummary }, (actor) =>
  getRevenueSummary(actor),
);
