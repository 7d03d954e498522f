import { getTierFor } from "@/lib/subscriptions/queries";
import { tierInput, tierParams } from "@/lib/subscriptions/tiers/schema";
import { deleteTier, updateTier } from "@/lib/subscriptions/tiers/service";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ params: tierParams }, (actor, { params }) => getTierFor(actor, params.id));

export const PUT = defineRoute({ admin: true, params: tierParams, body: tierInput }, (actor, { params, body }) =>
  updateTier(actor, params.id, body),
);

export const DELETE = defineRoute({ admin: true, params: tierParams }, (actor, { params }) =>
  deleteTier(actor, params.id),
);
