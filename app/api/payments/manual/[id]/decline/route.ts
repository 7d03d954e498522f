import { done } from "@/app/api/_answers/common";
import { loadMessages } from "@/lib/i18n/messages";
import { declineManualOrder } from "@/lib/payments/manual/service";
import { orderParams } from "@/lib/payments/schema";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  {
    name: "declineManualOrder",
    admin: true,
    params: orderParams,
    answer: done,
    refuses: ["proof_required", "payment_not_found", "payment_settled"],
  },
  async (actor, { params, locale }) => {
    await declineManualOrder(actor, params.id);
    return { success: true, message: loadMessages(locale).payments.manual.declined };
  },
);
