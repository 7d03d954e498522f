import { plan } from "@/app/api/_answers/plans";
import { waiting } from "@/app/api/_plans/wait";
import { planPlaces } from "@/lib/plans/editing/constants";
import { firstKind } from "@/lib/plans/kinds/traits";
import { createQuickPlan } from "@/lib/plans/runs/service";
import { quickInput } from "@/lib/plans/schema";
import { answerNewPlan } from "@/app/api/_plans/new-plan";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "createQuickPlan", body: quickInput, query: waiting, status: 201, answer: plan },
  async (actor, { body, request }) => {
    const id = await createQuickPlan(actor, firstKind, body);
    return answerNewPlan(actor, { kind: firstKind, id, path: planPlaces[firstKind].api }, request);
  },
);
