import { z } from "zod";
import { paymentEvent } from "@/app/api/_answers/payments";
import { workOnEvent, receiveWebhook } from "@/lib/payments/webhook/service";
import { definePublicRoute, readBytes } from "@/lib/web/route";

/** The provider's door: answers as soon as the event is stored. */
export const POST = definePublicRoute(
  {
    name: "paymentWebhook",
    limit: "webhookAddress",
    documented: paymentEvent,
    answer: z.object({ received: z.boolean() }),
  },
  async ({ request }) => {
    const id = await receiveWebhook({ body: await readBytes(request), headers: request.headers });
    if (id !== null) workOnEvent(id);
    return { received: true };
  },
);
