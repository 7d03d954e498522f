import { repair } from "@/app/api/_answers/inspection";
import { planProblem } from "@/app/api/_plans/plan-json";
import { getPlanKind } from "@/lib/plans/queries";
import { fixFinding } from "@/lib/plans/fixes/service";
import { planParams } from "@/lib/plans/schema";
import { findingPlace } from "@/lib/plans/fixes/schema";
import { defineRoute } from "@/lib/web/route";

const shapes = {
  name: "repairPlan",
  params: planParams,
  body: findingPlace,
  problem: planProblem,
  answer: repair,
} as const;

/** Mends one finding of the check in one field, as a version of its own. */
export const POST = defineRoute(shapes, async (actor, { params, body }) =>
  fixFinding(actor, { kind: await getPlanKind(actor, params.id), id: params.id }, body),
);
