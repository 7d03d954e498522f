import { text } from "@/app/api/_answers/common";
import { minutes } from "@/lib/core/clock";
import { getOwnPayment } from "@/lib/payments/queries";
import { paymentRef } from "@/lib/payments/schema";
import { watchPayment } from "@/lib/payments/status-stream/queries";
import { eventStream } from "@/lib/web/event-stream";
import { defineRoute } from "@/lib/web/route";

/** Tells the payer the moment a payment is settled. */
export const GET = defineRoute(
  { name: "paymentEvents", query: paymentRef, answer: text },
  async (actor, { query, request }) => {
    const { txRef } = await getOwnPayment(actor, query.txRef);
    return eventStream((signal) => watchPayment(txRef, signal), {
      signal: request.signal,
      accountId: actor.accountId,
      limit: minutes(15),
    });
  },
);
