import { z } from "zod";
import { text } from "@/app/api/_answers/common";
import { tierChoice } from "@/lib/subscriptions/schema";
import { renewFreeTier } from "@/lib/subscriptions/service";
import { defineRoute } from "@/lib/web/route";

/** Takes or renews a tier without a price; a paid one only comes with its payment, whatever else the payload says. */
export const POST = defineRoute(
  { name: "updateSubscription", body: tierChoice, answer: z.object({ success: z.boolean(), expiryDate: text }) },
  async (actor, { body }) => {
    const expiresAt = await renewFreeTier(actor, body.tierId);
    return { success: true, expiryDate: expiresAt.toISOString() };
  },
);
