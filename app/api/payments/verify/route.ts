import { paymentState } from "@/app/api/_answers/payments";
import { loadMessages } from "@/lib/i18n/messages";
import { paymentRef } from "@/lib/payments/schema";
import { verifyPayment } from "@/lib/payments/service";
import { definePublicRoute } from "@/lib/web/route";

/** Needs no token and tells only whether the payment has succeeded. */
export const GET = definePublicRoute(
  { name: "verifyPayment", query: paymentRef, limit: "paymentCheckAddress", answer: paymentState },
  async ({ query, locale }) => {
    const status = await verifyPayment(query.txRef);
    return { success: status === "successful", status, message: loadMessages(locale).payments.verify[status] };
  },
);
