import { createPlan } from "@/lib/plans/generation/service";
import { listAllPlans } from "@/lib/plans/queries";
import { planBody } from "@/lib/plans/schema";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({}, async (actor) => (await listAllPlans(actor, "rtb")).map(planJson));

export const POST = defineRoute({ body: planBody }, async (actor, { body, request }) => {
  const id = await createPlan(actor, "rtb", body);
  return answerNewPlan(actor, { kind: "rtb", id, path: "/api/rtb/lesson-plans" }, request);
});
