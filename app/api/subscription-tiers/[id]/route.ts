import { tier } from "@/app/api/_answers/subscriptions";
import { getTierFor } from "@/lib/subscriptions/queries";
import { tierInput, tierParams } from "@/lib/subscriptions/tiers/schema";
import { deleteTier, updateTier } from "@/lib/subscriptions/tiers/service";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "getTier", params: tierParams, answer: tier }, (actor, { params }) =>
  getTierFor(actor, params.id),
);

export const PUT = defineRoute(
  {
    name: "saveTier",
    admin: true,
    params: tierParams,
    body: tierInput,
    answer: tier,
    refuses: ["proof_required", "tier_not_found", "last_free_tier", "offer_second_needed"],
  },
  (actor, { params, body }) => updateTier(actor, params.id, body),
);

export const DELETE = defineRoute(
  {
    name: "deleteTier",
    admin: true,
    params: tierParams,
    refuses: ["proof_required", "tier_not_found", "last_free_tier"],
  },
  (actor, { params }) => deleteTier(actor, params.id),
);
