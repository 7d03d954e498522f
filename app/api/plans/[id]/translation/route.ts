import { z } from "zod";
import { plan } from "@/app/api/_answers/plans";
import { text } from "@/app/api/_answers/common";
import { getPlanKind } from "@/lib/plans/queries";
import { planParams } from "@/lib/plans/schema";
import { getSideBySide } from "@/lib/plans/translations/queries";
import { refreshTranslation } from "@/lib/plans/translations/service";
import { planJson, planProblem } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

/** A translated plan beside its source, with the fields whose source has changed since. */
export const GET = defineRoute(
  {
    name: "getTranslation",
    params: planParams,
    answer: z.object({ source: plan, translation: plan, stale: z.array(text) }),
  },
  async (actor, { params }) => {
    const place = { kind: await getPlanKind(actor, params.id), id: params.id };
    const { source, translation, stale } = await getSideBySide(actor, place);
    return { source: planJson(source), translation: planJson(translation), stale };
  },
);

/** Translates these fields anew. */
export const POST = defineRoute(
  { name: "refreshTranslation", params: planParams, problem: planProblem, answer: plan },
  async (actor, { params }) => {
    const place = { kind: await getPlanKind(actor, params.id), id: params.id };
    return planJson(await refreshTranslation(actor, place));
  },
);
