import { standing } from "@/app/api/_answers/subscriptions";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "subscriptionInfo", answer: standing }, (actor) => getSubscriptionInfo(actor));
