import { plan, planSaved } from "@/app/api/_answers/plans";
import { openPlanOutsideBin } from "@/lib/plans/review/service";
import { planParams, planSave } from "@/lib/plans/schema";
import { deletePlan, savePlan } from "@/lib/plans/service";
import { planFields, planJson, planProblem } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "getPlan", params: planParams, answer: plan }, async (actor, { params }) =>
  planJson(await openPlanOutsideBin(actor, "reb", params.id)),
);

const saving = {
  name: "savePlan",
  params: planParams,
  body: planSave,
  problem: planProblem,
  told: planSaved,
  answer: plan,
} as const;

export const PUT = defineRoute(saving, async (actor, { params, body }) => {
  const { version, ...fields } = body;
  const change = { version, fields: planFields(fields), reason: "saved" } as const;
  return planJson(await savePlan(actor, { kind: "reb", id: params.id }, change));
});

export const DELETE = defineRoute({ name: "deletePlan", params: planParams }, (actor, { params }) =>
  deletePlan(actor, { kind: "reb", id: params.id }),
);
