import { z } from "zod";
import { userFilters } from "../schema";
import { subscriptionStatuses } from "./constants";

/** Which subscribers are asked for, as it stands in an address; `tier` 0 is none, an empty one all of them. */
export const subscriberFilters = userFilters.omit({ size: true }).extend({
  tier: z.union([z.literal(""), z.coerce.number().int().min(0).max(2_147_483_647)]).catch(""),
  status: z.enum(["", ...subscriptionStatuses]).catch(""),
});
export type SubscriberFilters = z.infer<typeof subscriberFilters>;
