import { makeReceipt } from "@/lib/payments/receipts/service";
import { receiptParams } from "@/lib/payments/schema";
import { attachment } from "@/lib/web/attachment";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ params: receiptParams }, async (actor, { params }) =>
  attachment(await makeReceipt(actor, params.txRef)),
);
