import { createPlan } from "@/lib/plans/runs/service";
import { fromAliases } from "@/lib/plans/kinds/rtb/schema";
import { planBody } from "@/lib/plans/schema";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ body: planBody, form: true }, async (actor, { body, request }) => {
  const id = await createPlan(actor, "rtb", fromAliases(body));
  return answerNewPlan(actor, { kind: "rtb", id, path: "/api/rtb/lesson-plans" }, request);
});
