import { revenue } from "@/app/api/_answers/payments";
import { getRevenue } from "@/lib/payments/analytics/queries";
import { rangeQuery } from "@/lib/payments/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "revenueRange", admin: true, query: rangeQuery, answer: revenue },
  (actor, { query }) => getRevenue(actor, query),
);
