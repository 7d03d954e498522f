import { makeReceipt } from "@/lib/payments/receipts/service";
import { paymentParams } from "@/lib/payments/schema";
import { attachment } from "@/lib/web/attachment";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ params: paymentParams }, async (actor, { params }) =>
  attachment(await makeReceipt(actor, params.txRef)),
);
