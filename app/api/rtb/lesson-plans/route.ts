import { z } from "zod";
import { session, sessionSent } from "@/app/api/_answers/plans";
import { waiting } from "@/app/api/_plans/wait";
import { listAllPlans } from "@/lib/plans/queries";
import { fromAliases } from "@/lib/plans/kinds/rtb/schema";
import { planBody } from "@/lib/plans/schema";
import { storePlan } from "@/lib/plans/service";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listRtbPlans", answer: z.array(session) }, async (actor) =>
  (await listAllPlans(actor, "rtb")).map(planJson),
);

export const POST = defineRoute(
  { name: "createRtbPlan", body: planBody, query: waiting, told: sessionSent, status: 201, answer: session },
  async (actor, { body, request }) => {
    const id = await storePlan(actor, "rtb", fromAliases(body));
    return answerNewPlan(actor, { kind: "rtb", id, path: "/api/rtb/lesson-plans" }, request);
  },
);
