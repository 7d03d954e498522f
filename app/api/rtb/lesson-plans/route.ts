import { listAllPlans } from "@/lib/plans/queries";
import { fromAliases } from "@/lib/plans/kinds/rtb/schema";
import { planBody } from "@/lib/plans/schema";
import { storePlan } from "@/lib/plans/service";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({}, async (actor) => (await listAllPlans(actor, "rtb")).map(planJson));

export const POST = defineRoute({ body: planBody }, async (actor, { body, request }) => {
  const id = await storePlan(actor, "rtb", fromAliases(body));
  return answerNewPlan(actor, { kind: "rtb", id, path: "/api/rtb/lesson-plans" }, request);
});
