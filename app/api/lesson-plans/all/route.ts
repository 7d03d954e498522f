import { listAllPlans } from "@/lib/plans/queries";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({}, async (actor) => (await listAllPlans(actor, "reb")).map(planJson));
