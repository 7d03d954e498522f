import type { Locale } from "@/lib/core/language";
import type { DocumentModel, Row } from "@/lib/documents/model";
import { formatDateTime, formatMoney } from "@/lib/i18n/format";
import type { Payment } from "../types";

export type ReceiptLabels = Record<
  "title" | "number" | "date" | "payer" | "item" | "amount" | "method" | "reference" | "footer",
  string
>;

type Receipt = {
  payment: Payment & { paidAt: string };
  payer: { fullName: string; email: string };
  /** What was bought and how, in the reader's words. */
  item: string;
  method: string;
  /** Lines under the product's name, such as the support's address. */
  lines: string[];
  language: Locale;
};

function row(label: string, value: string): Row {
  return {
    keepTogether: true,
    cells: [{ parts: [{ text: label, style: "label" }], shade: "label" }, { parts: [{ text: value }] }],
  };
}

/** A receipt on one page: who paid how much, when, for what. */
export function layoutReceipt(receipt: Receipt, labels: ReceiptLabels): DocumentModel {
  const { payment, payer, item, method, lines, language } = receipt;
  const rows = [
    row(labels.number, String(payment.id).padStart(6, "0")),
    row(labels.date, formatDateTime(payment.paidAt)),
    row(labels.payer, `${payer.fullName}\n${payer.email}`),
    row(labels.item, item),
    row(labels.amount, formatMoney(payment.amount, language)),
    row(labels.method, method),
    row(labels.reference, [payment.reference, payment.txRef].filter(Boolean).join("\n")),
  ];
  return {
    title: `${labels.title} ${String(payment.id).padStart(6, "0")}`,
    language,
    letterhead: { lines: ["Isomo", ...lines], logo: null },
    blocks: [
      { type: "heading", text: labels.title },
      { type: "table", columns: [0.35, 0.65], head: [], rows },
    ],
    footer: labels.footer,
  };
}
