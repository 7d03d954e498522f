import { session } from "@/app/api/_answers/plans";
import { decidePlan } from "@/lib/plans/review/service";
import { rtbParams } from "@/lib/plans/kinds/rtb/schema";
import { planJson, planProblem } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "approveRtbPlan", admin: true, params: rtbParams, problem: planProblem, answer: session },
  async (actor, { params }) => planJson(await decidePlan(actor, { kind: "rtb", id: params.id }, { step: "approved" })),
);
