"use client";

import { useState } from "react";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";
import type administration from "@/messages/en/administration.json";
import { FinanceChart } from "./finance-charts";

/** A day or a month: its name, its sums and how these are written. */
export type SeriesRow = {
  label: string;
  revenue: number;
  users: number;
  shown: Record<"revenue" | "transactions" | "users", string>;
};

type Labels = (typeof administration)["payments"]["series"];
type SeriesData = { rows: readonly SeriesRow[]; labels: Labels };

/** Charts of revenue and new users over the range, which can be switched to tables. */
export function FinanceSeries({ data }: { data: Serialised<SeriesData> }) {
  const { rows, labels } = useUnpacked(data);
  const [asTable, setAsTable] = useState(false);
  const pointsOf = (name: "revenue" | "users") =>
    rows.map(({ label, shown, ...sums }) => ({ label, value: sums[name], shown: shown[name] }));
  return (
    <>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <FinanceChart title={labels.revenue} kind="bars" tone="primary" points={pointsOf("revenue")} />
        <FinanceChart title={labels.users} kind="area" tone="lake" points={pointsOf("users")} />
      </div>
      <details onToggle={(event) => setAsTable(event.currentTarget.open)}>
        <summary className="link inline-block min-h-9 cursor-pointer py-1.5 text-sm">{labels.asTable}</summary>
        {asTable ? <SeriesTable rows={rows} labels={labels} /> : null}
      </details>
    </>
  );
}

function SeriesTable({ rows, labels }: SeriesData) {
  return (
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
          {rows.map(({ label, shown }) => (
            <tr key={label} className="border-border border-t">
              <th scope="row" className="font-normal">
                {label}
              </th>
              <td>{shown.revenue}</td>
              <td>{shown.transactions}</td>
              <td>{shown.users}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
