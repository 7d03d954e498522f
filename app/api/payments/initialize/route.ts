import { startedPayment } from "@/app/api/_answers/payments";
import { interpolate } from "@/lib/core/interpolate";
import { loadMessages } from "@/lib/i18n/messages";
import { mayBeginAnother } from "@/lib/payments/rules";
import { startQuery, toWanted } from "@/lib/payments/schema";
import { startPayment } from "@/lib/payments/service";
import { originOf } from "@/lib/web/origin";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "initializePayment", query: startQuery, answer: startedPayment },
  async (actor, { query, request, locale }) => {
    const { payments } = loadMessages(locale);
    const { txRef, link } = await startPayment(actor, {
      wanted: toWanted(query),
      phoneNumber: query.phoneNumber,
      another: mayBeginAnother(new URL(request.url).searchParams.getAll("another")),
      origin: originOf(request),
      describe: (item) => interpolate(payments.title, { item: item || payments.bundle }),
    });
    const message = txRef ? payments.started : payments.renewed;
    return { success: true, message, data: { payment_link: link, tx_ref: txRef } };
  },
);
