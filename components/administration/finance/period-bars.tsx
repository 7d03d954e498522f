import type { Locale } from "@/lib/core/language";
import { barWidth } from "@/lib/administration/finance/constants";
import { formatMoney, formatNumber } from "@/lib/i18n/format";
import { translatorOf } from "@/lib/i18n/translator";
import type { Period, Summary } from "@/lib/payments/analytics/types";
import type administration from "@/messages/en/administration.json";

const periods = ["last1Month", "last2Months", "last6Months", "last1Year", "last10Years"] as const satisfies Period[];

type PeriodBarsProps = {
  summary: Summary;
  labels: Pick<(typeof administration)["payments"], "periods">;
  locale: Locale;
};

/** "1 transaction", "2 transactions". */
export function countedTransactions(locale: Locale, count: number): string {
  return translatorOf(locale)("administration.payments.transactions", { count, shown: formatNumber(count, locale) });
}

/** Revenue by period; a bar is as long as there were payments. Source: ADM-7. */
export function PeriodBars({ summary, labels, locale }: PeriodBarsProps) {
  return (
    <dl className="grid gap-4">
      {periods.map((period) => {
        const { totalRevenue, totalTransactions } = summary[period];
        const width = Math.min(barWidth.most, totalTransactions * barWidth.perTransaction);
        return (
          <div key={period} className="grid gap-1.5">
            <dt className="text-sm font-semibold">{labels.periods[period]}</dt>
            <dd className="grid gap-1.5">
              <span className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
                <span className="text-primary font-bold">{formatMoney(totalRevenue, locale)}</span>
                <span className="text-muted-foreground">{countedTransactions(locale, totalTransactions)}</span>
              </span>
              <span aria-hidden="true" className="bg-muted block h-2.5 overflow-hidden rounded-full">
                <span className="bg-primary block h-full rounded-full" style={{ width: `${width}%` }} />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
