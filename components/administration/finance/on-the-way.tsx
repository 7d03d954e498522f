import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import type { Page } from "@/lib/core/pagination";
import { formatDateTime, formatMoney } from "@/lib/i18n/format";
import { tierName } from "@/lib/i18n/spoken-tier";
import type { PaymentOfPayer } from "@/lib/payments/types";
import type administration from "@/messages/en/administration.json";

type OnTheWayProps = {
  payments: Page<PaymentOfPayer>;
  labels: (typeof administration)["payments"];
  locale: Locale;
};

/** Mobile payments that have begun and have not ended, so that an administrator who is asked about one finds it. */
export function OnTheWay({ payments, labels, locale }: OnTheWayProps) {
  if (payments.items.length === 0) return null;
  return (
    <section aria-labelledby="on-the-way" className="grid grid-cols-1 gap-3">
      <h2 id="on-the-way">
        {labels.onTheWay.title} ({payments.totalItems})
      </h2>
      <p className="text-muted-foreground max-w-prose">{labels.onTheWay.intro}</p>
      <ul className="border-border bg-card shadow-card divide-border divide-y rounded-xl border">
        {payments.items.map(({ id, email, productName, amount, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3.5">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-all">{email ?? labels.erased}</span>
              <span className="text-muted-foreground block text-sm">
                {interpolate(labels.onTheWay.row, {
                  item: tierName(locale, productName) || labels.bundle,
                  date: formatDateTime(createdAt),
                })}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{formatMoney(amount, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
