import { session, sessionSaved } from "@/app/api/_answers/plans";
import { openPlanOutsideBin } from "@/lib/plans/review/service";
import { rtbParams } from "@/lib/plans/kinds/rtb/schema";
import { planSave } from "@/lib/plans/schema";
import { deletePlan, savePlan } from "@/lib/plans/service";
import { planJson, planProblem } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "getRtbPlan", params: rtbParams, answer: session }, async (actor, { params }) =>
  planJson(await openPlanOutsideBin(actor, "rtb", params.id)),
);

const saving = {
  name: "saveRtbPlan",
  params: rtbParams,
  body: planSave,
  problem: planProblem,
  told: sessionSaved,
  answer: session,
} as const;

export const PUT = defineRoute(saving, async (actor, { params, body }) => {
  const { version, ...fields } = body;
  return planJson(await savePlan(actor, { kind: "rtb", id: params.id }, { version, fields, reason: "saved" }));
});

export const DELETE = defineRoute({ name: "deleteRtbPlan", params: rtbParams }, (actor, { params }) =>
  deletePlan(actor, { kind: "rtb", id: params.id }),
);
