import { getBundleOffer } from "@/lib/subscriptions/queries";
import { bundleInput } from "@/lib/subscriptions/tiers/schema";
import { updateBundleOffer } from "@/lib/subscriptions/tiers/service";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({}, () => getBundleOffer());

export const PUT = defineRoute({ admin: true, body: bundleInput }, async (actor, { body }) => {
  await updateBundleOffer(actor, body);
  return body;
});
