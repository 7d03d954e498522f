import type { Locale } from "@/lib/core/language";
import type { BadgeTone } from "@/components/ui/badge";
import { formatDateTime, formatMoney, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/core/interpolate";
import type { ManualOrder, OpenCase, OrderStatus } from "@/lib/payments/types";
import type administration from "@/messages/en/administration.json";

type Words = Pick<
  (typeof administration)["payments"],
  "statuses" | "erased" | "bundle" | "orders" | "confirmDialog"
> & {
  locale: Locale;
};

/** A manual order as the table shows it. */
export type OrderRow = Record<"payer" | "product" | "amount" | "reference" | "created" | "status", string> & {
  id: number;
  tone: BadgeTone;
  mayConfirm: boolean;
  mayDecline: boolean;
  /** Who of two administrators has confirmed; empty when nobody has. */
  first: string;
  /** What to look at before confirming, a sentence each: orders with nearly the same reference. */
  doubts: string[];
  /** Whether another administrator has to confirm too. */
  asFirst: boolean;
};

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  pending: "warning",
  successful: "primary",
  failed: "destructive",
  expired: "outline",
};

function firstOf({ first }: ManualOrder, { orders }: Words): string {
  if (!first) return "";
  return first.mine ? orders.firstByYou : interpolate(orders.firstBy, { email: first.email });
}

export function toOrderRow(order: ManualOrder, words: Words): OrderRow {
  const { id, email, productName, bundle, amount, reference, createdAt, status, paidAt, first, near } = order;
  const { orders, statuses, confirmDialog } = words;
  return {
    id,
    payer: email ?? words.erased,
    product: bundle ? words.bundle : productName,
    amount: formatMoney(amount, words.locale),
    reference: reference ?? "",
    created: formatDateTime(createdAt),
    status: first ? orders.waiting : statuses[status],
    tone: tones[status],
    // A declined order can still be confirmed when the money turns up.
    mayConfirm: paidAt === null && !first?.mine,
    mayDecline: paidAt === null && status === "pending",
    first: firstOf(order, words),
    asFirst: order.needsSecond && !first,
    doubts: near.map((other) => {
      const told = { reference: other.reference, payer: other.email ?? words.erased, status: statuses[other.status] };
      return interpolate(other.same ? confirmDialog.same : confirmDialog.like, told);
    }),
  };
}

type CaseWords = Pick<(typeof administration)["payments"], "cases" | "erased" | "bundle"> & { locale: Locale };

/** Money that an administrator has to look after, as the table shows it. */
export type CaseRow = Record<
  "payer" | "problem" | "product" | "price" | "received" | "reference" | "created",
  string
> & { id: number };

export function toCaseRow(item: OpenCase, words: CaseWords): CaseRow {
  const { id, email, attention, productName, bundle, amount, txRef, reference, received, createdAt } = item;
  return {
    id,
    payer: email ?? words.erased,
    problem: attention ? words.cases.problems[attention] : "",
    product: bundle ? words.bundle : productName,
    price: formatMoney(amount, words.locale),
    received: received.map((sum) => `${formatNumber(sum.amount, words.locale)} ${sum.currency}`).join(" + "),
    reference: reference ?? txRef,
    created: formatDateTime(createdAt),
  };
}
