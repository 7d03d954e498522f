import type { Locale } from "@/lib/core/language";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import type { DateRange, Finance, SeriesPoint } from "@/lib/administration/finance/types";
import { serialise } from "@/lib/core/serialised-props";
import { formatDate, formatMoney, formatNumber } from "@/lib/i18n/format";
import type administration from "@/messages/en/administration.json";
import { FinanceSeries, type SeriesRow } from "./finance-series";
import { countedTransactions, PeriodBars } from "./period-bars";
import { RangeForm } from "./range-form";

type FinanceOverviewProps = {
  finance: Finance;
  asked: { range: DateRange; values: DateRange; fields: Readonly<Record<string, string>> };
  path: string;
  labels: (typeof administration)["payments"];
  locale: Locale;
  /** Sentences of errors by their keys. */
  errors: Readonly<Record<string, string>>;
};

/** Revenue in all, by period, and over a range of days with its charts. */
export function FinanceOverview({ finance, asked, path, labels, locale, errors }: FinanceOverviewProps) {
  const { balance, revenue, series, unit } = finance;
  const { start, end } = asked.fields;
  const labelOf = (date: string) => (unit === "day" ? formatDate(date) : formatDate(date).slice(3));
  return (
    <>
      <section aria-label={labels.summary} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Figure
          label={labels.today}
          value={formatMoney(balance.todayRevenue, locale)}
          note={countedTransactions(locale, balance.todayTransactions)}
        />
        <Figure label={labels.month} value={formatMoney(balance.monthRevenue, locale)} tone="lake" />
        <Figure
          label={labels.total}
          value={formatMoney(balance.totalBalance, locale)}
          note={countedTransactions(locale, balance.totalTransactions)}
          tone="clay"
        />
      </section>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[1fr_2fr]">
        <Card>
          <CardHeader>
            <CardTitle>{labels.byPeriod}</CardTitle>
          </CardHeader>
          <CardContent>
            <PeriodBars summary={finance.summary} labels={labels} locale={locale} />
          </CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{labels.range.title}</CardTitle>
          </CardHeader>
          <CardContent className="grid grid-cols-1 gap-5">
            <RangeForm
              path={path}
              values={asked.values}
              errors={{ start: start && errors[start], end: end && errors[end] }}
              labels={labels.range}
            />
            <p role="status" className="flex flex-wrap gap-x-3 tabular-nums">
              <strong className="text-primary text-2xl">{formatMoney(revenue.totalRevenue, locale)}</strong>
              <span className="text-muted-foreground self-end">
                {countedTransactions(locale, revenue.totalTransactions)}
              </span>
            </p>
            <FinanceSeries
              data={serialise({
                rows: series.map((point) => toRow(point, { labelOf, locale })),
                labels: labels.series,
              })}
            />
          </CardContent>
        </Card>
      </div>
    </>
  );
}

type ChartWords = { labelOf: (date: string) => string; locale: Locale };

function toRow({ date, revenue, transactions, users }: SeriesPoint, { labelOf, locale }: ChartWords): SeriesRow {
  const [money, payments] = [formatMoney(revenue, locale), formatNumber(transactions, locale)];
  const shown = { revenue: money, transactions: payments, users: formatNumber(users, locale) };
  return { label: labelOf(date), revenue, users, shown };
}

type FigureProps = { label: string; value: string; note?: string; tone?: "lake" | "clay" };

const tones = { lake: "text-lake", clay: "text-clay" } as const;

function Figure({ label, value, note, tone }: FigureProps) {
  const color = tone ? tones[tone] : "text-primary";
  return (
    <Card className="overflow-hidden">
      <div aria-hidden="true" className={`imigongo-band opacity-80 ${color}`} />
      <dl className="grid gap-1 p-5">
        <dt className="text-muted-foreground text-sm font-semibold">{label}</dt>
        <dd className={`text-3xl font-extrabold tracking-tight tabular-nums ${color}`}>{value}</dd>
        {note ? <dd className="text-muted-foreground text-sm">{note}</dd> : null}
      </dl>
    </Card>
  );
}
