import { getPlanKind } from "@/lib/plans/queries";
import { inspectPlan } from "@/lib/plans/scores/queries";
import { planParams } from "@/lib/plans/schema";
import { defineRoute } from "@/lib/web/route";

/** What an inspector would say of the actor's plan as it is saved. */
export const GET = defineRoute({ params: planParams }, async (actor, { params }) =>
  inspectPlan(actor, { kind: await getPlanKind(actor, params.id), id: params.id }),
);
