import type { BadgeTone } from "@/components/ui/badge";
import { formatDateTime, formatMoney } from "@/lib/i18n/format";
import type { OrderStatus, PaymentOfPayer } from "@/lib/payments/types";
import type administration from "@/messages/en/administration.json";

type Words = Pick<(typeof administration)["payments"], "statuses" | "erased" | "bundle">;

/** A manual order as the table shows it. */
export type OrderRow = Record<"payer" | "product" | "amount" | "reference" | "created" | "status", string> & {
  id: number;
  tone: BadgeTone;
  mayConfirm: boolean;
  mayDecline: boolean;
};

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  pending: "warning",
  successful: "primary",
  failed: "destructive",
  expired: "outline",
};

export function toOrderRow(order: PaymentOfPayer, words: Words): OrderRow {
  const { id, email, productName, bundle, amount, reference, createdAt, status, paidAt } = order;
  return {
    ...{ id, payer: email ?? words.erased, product: bundle ? words.bundle : productName },
    ...{ amount: formatMoney(amount), reference: reference ?? "", created: formatDateTime(createdAt) },
    ...{ status: words.statuses[status], tone: tones[status] },
    // A declined order can still be confirmed when the money turns up.
    mayConfirm: paidAt === null,
    mayDecline: paidAt === null && status === "pending",
  };
}
