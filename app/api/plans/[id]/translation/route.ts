import { getPlanKind } from "@/lib/plans/queries";
import { planParams } from "@/lib/plans/schema";
import { getSideBySide } from "@/lib/plans/translations/queries";
import { refreshTranslation } from "@/lib/plans/translations/service";
import { planJson, planProblem } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

/** A translated plan beside its source, with the fields whose source has changed since. */
export const GET = defineRoute({ params: planParams }, async (actor, { params }) => {
  const place = { kind: await getPlanKind(actor, params.id), id: params.id };
  const { source, translation, stale } = await getSideBySide(actor, place);
  return { source: planJson(source), translation: planJson(translation), stale };
});

/** Translates these fields anew. */
export const POST = defineRoute({ params: planParams, problem: planProblem }, async (actor, { params }) => {
  const place = { kind: await getPlanKind(actor, params.id), id: params.id };
  return planJson(await refreshTranslation(actor, place));
});
