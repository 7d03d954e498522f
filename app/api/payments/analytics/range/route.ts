import { getRevenue } from "@/lib/payments/analytics/queries";
import { rangeQuery } from "@/lib/payments/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ admin: true, query: rangeQuery }, (actor, { query }) => getRevenue(actor, query));
