import { plan, planPage } from "@/app/api/_answers/plans";
import { rebRequest } from "@/lib/plans/kinds/reb/schema";
import { waiting } from "@/app/api/_plans/wait";
import { createPlan } from "@/lib/plans/runs/service";
import { listPlans } from "@/lib/plans/listing/queries";
import { planBody, planQuery } from "@/lib/plans/schema";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { planFields, planListJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listPlans", query: planQuery, answer: planPage }, async (actor, { query }) => {
  const { items, ...place } = await listPlans(actor, "reb", query);
  return { lessonPlans: items.map(planListJson), ...place };
});

export const POST = defineRoute(
  { name: "createPlan", body: planBody, query: waiting, told: rebRequest, status: 201, answer: plan },
  async (actor, { body, request }) => {
    const id = await createPlan(actor, "reb", planFields(body));
    return answerNewPlan(actor, { kind: "reb", id, path: "/api/lesson-plans" }, request);
  },
);
