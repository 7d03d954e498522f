import { z } from "zod";
import { inspection } from "@/app/api/_answers/inspection";
import { getPlanKind } from "@/lib/plans/queries";
import { inspectPlan } from "@/lib/plans/scores/queries";
import { planParams } from "@/lib/plans/schema";
import { defineRoute } from "@/lib/web/route";

/** What an inspector would say of the actor's plan as it is saved. */
export const GET = defineRoute(
  { name: "inspectPlan", params: planParams, answer: inspection.extend({ version: z.int() }) },
  async (actor, { params }) => inspectPlan(actor, { kind: await getPlanKind(actor, params.id), id: params.id }),
);
