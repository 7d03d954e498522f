import { openPlanOutsideBin } from "@/lib/plans/review/service";
import { planParams, planSave } from "@/lib/plans/schema";
import { deletePlan, savePlan } from "@/lib/plans/service";
import { planFields, planJson, planProblem } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ params: planParams }, async (actor, { params }) =>
  planJson(await openPlanOutsideBin(actor, "reb", params.id)),
);

const saving = { params: planParams, body: planSave, problem: planProblem };

export const PUT = defineRoute(saving, async (actor, { params, body }) => {
  const { version, ...fields } = body;
  const change = { version, fields: planFields(fields), reason: "saved" } as const;
  return planJson(await savePlan(actor, { kind: "reb", id: params.id }, change));
});

export const DELETE = defineRoute({ params: planParams }, (actor, { params }) =>
  deletePlan(actor, { kind: "reb", id: params.id }),
);
