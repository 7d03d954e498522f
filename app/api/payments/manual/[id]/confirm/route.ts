import { loadMessages } from "@/lib/i18n/messages";
import { confirmManualOrder } from "@/lib/payments/manual/service";
import { orderParams } from "@/lib/payments/schema";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ params: orderParams }, async (actor, { params, locale }) => {
  await confirmManualOrder(actor, params.id);
  return { success: true, message: loadMessages(locale).payments.manual.confirmed };
});
