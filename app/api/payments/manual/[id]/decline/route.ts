import { loadMessages } from "@/lib/i18n/messages";
import { declineManualOrder } from "@/lib/payments/manual/service";
import { orderParams } from "@/lib/payments/schema";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ admin: true, params: orderParams }, async (actor, { params, locale }) => {
  await declineManualOrder(actor, params.id);
  return { success: true, message: loadMessages(locale).payments.manual.declined };
});
