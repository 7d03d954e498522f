import { session } from "@/app/api/_answers/plans";
import { submitPlan } from "@/lib/plans/review/service";
import { rtbParams } from "@/lib/plans/kinds/rtb/schema";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "submitRtbPlan", params: rtbParams, answer: session },
  async (actor, { params }) => planJson(await submitPlan(actor, { kind: "rtb", id: params.id })),
);
