import { createQuickPlan } from "@/lib/plans/runs/service";
import { quickInput } from "@/lib/plans/schema";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ body: quickInput }, async (actor, { body, request }) => {
  const id = await createQuickPlan(actor, "reb", body);
  return answerNewPlan(actor, { kind: "reb", id, path: "/api/lesson-plans" }, request);
});
