import { standing } from "@/app/api/_answers/subscriptions";
import { AppError } from "@/lib/core/errors";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { accountParams } from "@/lib/subscriptions/schema";
import { defineRoute } from "@/lib/web/route";

/** Plans are counted where they are made; a client's word changes nothing. Answers with what is left. */
export const POST = defineRoute(
  { name: "incrementCount", params: accountParams, answer: standing },
  async (actor, { params }) => {
    if (params.id !== actor.accountId) throw new AppError("forbidden");
    return getSubscriptionInfo(actor);
  },
);
