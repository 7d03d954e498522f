import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({}, (actor) => getSubscriptionInfo(actor));
