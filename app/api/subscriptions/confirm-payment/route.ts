import { paymentState } from "@/app/api/_answers/payments";
import { loadMessages } from "@/lib/i18n/messages";
import { confirmInput } from "@/lib/payments/schema";
import { confirmOwnPayment } from "@/lib/payments/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "confirmPayment", body: confirmInput, answer: paymentState },
  async (actor, { body, locale }) => {
    const status = await confirmOwnPayment(actor, body.txRef);
    return { success: status === "successful", status, message: loadMessages(locale).payments.verify[status] };
  },
);
