import { makeReceipt } from "@/lib/payments/receipts/service";
import { paymentRef } from "@/lib/payments/schema";
import { attachment } from "@/lib/web/attachment";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "paymentReceipt", params: paymentRef, answer: "file" },
  async (actor, { params }) => attachment(await makeReceipt(actor, params.txRef)),
);
