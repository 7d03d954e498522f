import { bundle } from "@/app/api/_answers/subscriptions";
import { getBundleOffer } from "@/lib/subscriptions/queries";
import { bundleInput } from "@/lib/subscriptions/tiers/schema";
import { updateBundleOffer } from "@/lib/subscriptions/tiers/service";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "getBundle", answer: bundle }, () => getBundleOffer());

export const PUT = defineRoute(
  {
    name: "saveBundle",
    admin: true,
    body: bundleInput,
    answer: bundle,
    refuses: ["proof_required", "offer_second_needed"],
  },
  async (actor, { body }) => {
    await updateBundleOffer(actor, body);
    return body;
  },
);
