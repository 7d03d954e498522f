import type { BadgeTone } from "@/components/ui/badge";
import { formatDateTime, formatMoney, formatNumber } from "@/lib/i18n/format";
import type { OpenCase, OrderStatus, PaymentOfPayer } from "@/lib/payments/types";
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

type CaseWords = Pick<(typeof administration)["payments"], "cases" | "erased" | "bundle">;

/** Money that an administrator has to look after, as the table shows it. */
export type CaseRow = Record<
  "payer" | "problem" | "product" | "price" | "received" | "reference" | "created",
  string
> & { id: number };

export function toCaseRow(item: OpenCase, words: CaseWords): CaseRow {
  const { id, email, attention, productName, bundle, amount, txRef, reference, received, createdAt } = item;
  return {
    ...{ id, payer: email ?? words.erased, problem: attention ? words.cases.problems[attention] : "" },
    ...{ product: bundle ? words.bundle : productName, price: formatMoney(amount) },
    received: received.map((sum) => `${formatNumber(sum.amount)} ${sum.currency}`).join(" + "),
    ...{ reference: reference ?? txRef, created: formatDateTime(createdAt) },
  };
}
