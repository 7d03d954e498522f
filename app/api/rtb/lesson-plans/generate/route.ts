import { session, sessionForm } from "@/app/api/_answers/plans";
import { waiting } from "@/app/api/_plans/wait";
import { createPlan } from "@/lib/plans/runs/service";
import { fromAliases } from "@/lib/plans/kinds/rtb/schema";
import { planBody } from "@/lib/plans/schema";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  {
    name: "generateRtbPlan",
    body: planBody,
    form: true,
    query: waiting,
    told: sessionForm,
    status: 201,
    answer: session,
  },
  async (actor, { body, request }) => {
    const id = await createPlan(actor, "rtb", fromAliases(body));
    return answerNewPlan(actor, { kind: "rtb", id, path: "/api/rtb/lesson-plans" }, request);
  },
);
