import { z } from "zod";
import { plan } from "@/app/api/_answers/plans";
import { listAllPlans } from "@/lib/plans/queries";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listAllPlans", answer: z.array(plan) }, async (actor) =>
  (await listAllPlans(actor, "reb")).map(planJson),
);
