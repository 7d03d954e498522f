import type { Actor } from "@/lib/core/actor";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { renderDocument } from "@/lib/documents/render";
import { loadMessages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import { payerFor } from "@/lib/limits/service";
import { getOwnPayment } from "../queries";
import { layoutReceipt } from "./rules";

/**
 * The receipt of one of the actor's payments as PDF, in the actor's language. Throws `payment_not_found`, also for what
 * was not paid; `too_much_work`.
 */
export async function makeReceipt(
  actor: Actor,
  txRef: string,
): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  const payment = await getOwnPayment(actor, txRef);
  const { paidAt } = payment;
  if (payment.status !== "successful" || paidAt === null) throw new AppError("payment_not_found");
  const { checkout, payments } = loadMessages(actor.language);
  const { SUPPORT_EMAIL, SUPPORT_PHONE } = env();
  const model = layoutReceipt(
    {
      payment: { ...payment, paidAt },
      payer: { fullName: actor.fullName, email: actor.email },
      item: tierName(actor.language, payment.productName) || payments.bundle,
      method: checkout.history.methods[payment.gateway],
      lines: [env().appUrl, SUPPORT_EMAIL, SUPPORT_PHONE].filter((line) => line !== undefined),
      language: actor.language,
    },
    checkout.receipt,
  );
  const name = `isomo-receipt-${String(payment.id).padStart(6, "0")}.pdf`;
  return { name, type: "application/pdf", bytes: await renderDocument(model, "pdf", await payerFor(actor)) };
}
