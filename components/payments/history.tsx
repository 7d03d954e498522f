import type { Locale } from "@/lib/core/language";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate, formatMoney } from "@/lib/i18n/format";
import { tierName } from "@/lib/i18n/spoken-tier";
import type { Payment } from "@/lib/payments/types";
import type { CheckoutLabels } from "./types";

type PaymentHistoryProps = {
  payments: readonly Payment[];
  labels: CheckoutLabels["history"];
  locale: Locale;
  /** What a bundle is called. */
  bundle: string;
};

const tones = {
  pending: "warning",
  successful: "primary",
  failed: "destructive",
  expired: "neutral",
} as const satisfies Record<Payment["status"], BadgeTone>;

/** What the reader has paid or set out to pay, the newest first; for what was paid there is a receipt. */
export function PaymentHistory({ payments, labels, bundle, locale }: PaymentHistoryProps) {
  return (
    <section aria-labelledby="payments" className="grid grid-cols-1 gap-3">
      <h2 id="payments">{labels.title}</h2>
      {payments.length === 0 ? <p className="text-muted-foreground">{labels.empty}</p> : null}
      {payments.length > 0 ? (
        <ul className="border-border bg-card shadow-card divide-border divide-y rounded-xl border">
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} labels={labels} bundle={bundle} locale={locale} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Row({ payment, labels, bundle, locale }: { payment: Payment } & Omit<PaymentHistoryProps, "payments">) {
  const { txRef, status, gateway, amount } = payment;
  const date = formatDate(payment.paidAt ?? payment.createdAt);
  const item = tierName(locale, payment.productName) || bundle;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="min-w-40 flex-1">
        <p className="font-semibold break-words">{item}</p>
        <p className="text-muted-foreground text-sm">
          {date} · {labels.methods[gateway]}
          {payment.reference ? <span className="break-all"> · {payment.reference}</span> : null}
        </p>
      </div>
      <p className="font-semibold tabular-nums">{formatMoney(amount, locale)}</p>
      <Badge tone={tones[status]}>{labels.states[status]}</Badge>
      {status === "successful" ? (
        <a href={`/api/payments/${txRef}/receipt`} download className="link inline-flex min-h-11 items-center">
          {labels.receipt}
          <span className="sr-only"> {interpolate(labels.receiptOf, { date, item })}</span>
        </a>
      ) : null}
    </li>
  );
}
