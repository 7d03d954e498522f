import { session } from "@/app/api/_answers/plans";
import { rejectQuery } from "@/lib/plans/review/schema";
import { decidePlan } from "@/lib/plans/review/service";
import { rtbParams } from "@/lib/plans/kinds/rtb/schema";
import { planJson, planProblem } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

const deciding = {
  name: "rejectRtbPlan",
  admin: true,
  params: rtbParams,
  query: rejectQuery,
  problem: planProblem,
  answer: session,
} as const;

export const POST = defineRoute(deciding, async (actor, { params, query }) =>
  planJson(await decidePlan(actor, { kind: "rtb", id: params.id }, { step: "rejected", reason: query.reason })),
);
