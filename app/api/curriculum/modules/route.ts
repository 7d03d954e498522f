import { moduleOffers } from "@/app/api/_answers/curriculum";
import { listModuleOffers } from "@/lib/plans/picking/queries";
import { modulePlace } from "@/lib/plans/picking/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listModules", query: modulePlace, answer: moduleOffers }, (actor, { query }) =>
  listModuleOffers(actor, query),
);
