"use client";

import { useMemo } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { Messages } from "@/lib/i18n/messages";

/** A submitted plan as the table shows it: words and dates written out. */
export type ReviewRow = {
  id: number;
  href: string;
  title: string;
  subject: string;
  level: string;
  trainer: string;
  email: string;
  since: string;
};

type Labels = Messages["review"]["queue"];

export function ReviewTable({ rows, labels }: { rows: readonly ReviewRow[]; labels: Labels }) {
  const columns = useMemo(() => reviewColumns(labels), [labels]);
  return <DataTable label={labels.table} columns={columns} rows={rows} />;
}

function reviewColumns(labels: Labels): DataColumn<ReviewRow>[] {
  return [
    {
      id: "plan",
      header: labels.plan,
      cell: ({ href, title }) => (
        <a href={href} className="link wrap-anywhere">
          {title}
        </a>
      ),
    },
    { id: "trade", header: labels.trade, cell: ({ subject }) => subject },
    { id: "level", header: labels.level, cell: ({ level }) => level },
    {
      id: "trainer",
      header: labels.trainer,
      cell: ({ trainer, email }) => (
        <span className="grid">
          {trainer}
          <span className="text-muted-foreground text-sm wrap-anywhere">{email}</span>
        </span>
      ),
    },
    { id: "since", header: labels.since, cell: ({ since }) => since },
  ];
}
