import { plan } from "@/app/api/_answers/plans";
import { getPlanKind, getPlan } from "@/lib/plans/queries";
import { planParams } from "@/lib/plans/schema";
import { translationBody } from "@/lib/plans/translations/schema";
import { translatePlan } from "@/lib/plans/translations/service";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

/** Makes a plan of this one in another language; 200 with the one that is there already. */
export const POST = defineRoute(
  { name: "translatePlan", params: planParams, body: translationBody, status: 201, answer: plan },
  async (actor, { params, body }) => {
    const place = { kind: await getPlanKind(actor, params.id), id: params.id };
    const { id, created } = await translatePlan(actor, place, body.language);
    const plan = await getPlan(actor, place.kind, id);
    return Response.json(planJson(plan), { status: created ? 201 : 200, headers: { "cache-control": "no-store" } });
  },
);
