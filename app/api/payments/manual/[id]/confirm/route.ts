import { confirmation } from "@/app/api/_answers/payments";
import { loadMessages } from "@/lib/i18n/messages";
import { confirmManualOrder } from "@/lib/payments/manual/service";
import { orderParams } from "@/lib/payments/schema";
import { defineRoute } from "@/lib/web/route";

/** 202 while the sum waits for another administrator. */
export const POST = defineRoute(
  {
    name: "confirmManualOrder",
    admin: true,
    params: orderParams,
    answer: confirmation,
    also: { 202: "It waits for another administrator" },
    refuses: ["proof_required", "payment_not_found", "second_needed", "invalid_input"],
  },
  async (actor, { params, locale }) => {
    const status = await confirmManualOrder(actor, params.id);
    const message = loadMessages(locale).payments.manual[status];
    return Response.json({ success: true, status, message }, { status: status === "confirmed" ? 200 : 202 });
  },
);
