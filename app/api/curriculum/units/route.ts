import { unitOffers } from "@/app/api/_answers/curriculum";
import { listUnitOffers } from "@/lib/plans/picking/queries";
import { unitPlace } from "@/lib/plans/picking/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listUnits", query: unitPlace, answer: unitOffers }, (actor, { query }) =>
  listUnitOffers(actor, query),
);
