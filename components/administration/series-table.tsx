import type { SeriesPoint } from "@/lib/administration/finance/types";
import { formatMoney, formatNumber } from "@/lib/i18n/format";
import type administration from "@/messages/en/administration.json";

type SeriesTableProps = {
  series: readonly SeriesPoint[];
  labelOf: (date: string) => string;
  labels: (typeof administration)["payments"]["series"];
};

/** The numbers behind the charts, for whoever reads better than looks. */
export function SeriesTable({ series, labelOf, labels }: SeriesTableProps) {
  return (
    <details>
      <summary className="link inline-block min-h-9 cursor-pointer py-1.5 text-sm">{labels.asTable}</summary>
      <div
        role="region"
        aria-label={labels.asTable}
        tabIndex={0}
        className="scroll-quiet border-border mt-2 max-h-80 overflow-auto rounded-xl border"
      >
        <table className="w-full text-left text-sm tabular-nums [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5">
          <thead className="bg-muted sticky top-0">
            <tr>
              <th scope="col">{labels.date}</th>
              <th scope="col">{labels.revenue}</th>
              <th scope="col">{labels.transactions}</th>
              <th scope="col">{labels.users}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ date, revenue, transactions, users }) => (
              <tr key={date} className="border-border border-t">
                <th scope="row" className="font-normal">
                  {labelOf(date)}
                </th>
                <td>{formatMoney(revenue)}</td>
                <td>{formatNumber(transactions)}</td>
                <td>{formatNumber(users)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
