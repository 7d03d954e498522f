import { manualOrders, payment } from "@/app/api/_answers/payments";
import { done } from "@/app/api/_answers/common";
import { noteReading } from "@/lib/administration/reading/service";
import { loadMessages } from "@/lib/i18n/messages";
import { describeManualOrders } from "@/lib/payments/manual/queries";
import { claimManualPayment } from "@/lib/payments/manual/service";
import { listManualOrders } from "@/lib/payments/queries";
import { manualInput, ordersQuery, toWanted } from "@/lib/payments/schema";
import { defineRoute } from "@/lib/web/route";

/** The administrators' list; the orders that wait, unless another status is asked for. */
export const GET = defineRoute(
  { name: "listManualOrders", admin: true, query: ordersQuery, answer: manualOrders },
  async (actor, { query }) => {
    await noteReading(actor, "payments");
    const { items, ...place } = await listManualOrders(actor, { ...query, status: query.status ?? "pending" });
    return { orders: await describeManualOrders(actor, items), ...place };
  },
);

export const POST = defineRoute(
  { name: "claimManualPayment", body: manualInput, status: 201, answer: done.extend({ data: payment }) },
  async (actor, { body, locale }) => {
    const order = await claimManualPayment(actor, { wanted: toWanted(body), reference: body.reference });
    const { received } = loadMessages(locale).payments.manual;
    return Response.json({ success: true, message: received, data: order }, { status: 201 });
  },
);
