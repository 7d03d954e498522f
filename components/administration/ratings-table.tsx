"use client";

import { useMemo } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";
import type rating from "@/messages/en/rating.json";
import type { RatingRow } from "./rating-rows";

type RatingsTableData = {
  rows: readonly RatingRow[];
  labels: Pick<(typeof rating)["list"], "table" | "rating" | "plan" | "writer" | "said" | "when">;
};

export function RatingsTable({ data }: { data: Serialised<RatingsTableData> }) {
  const { rows, labels } = useUnpacked(data);
  const columns = useMemo(() => ratingColumns(labels), [labels]);
  return <DataTable label={labels.table} columns={columns} rows={rows} />;
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className="grid wrap-anywhere">
      {first}
      {second ? <span className="text-muted-foreground text-sm whitespace-pre-line">{second}</span> : null}
    </span>
  );
}

function ratingColumns(labels: RatingsTableData["labels"]): DataColumn<RatingRow>[] {
  return [
    { id: "plan", header: labels.plan, cell: ({ plan, facts }) => <TwoLines first={plan} second={facts} /> },
    { id: "rating", header: labels.rating, cell: ({ verdict }) => verdict },
    { id: "said", header: labels.said, cell: ({ reason, comment }) => <TwoLines first={reason} second={comment} /> },
    { id: "writer", header: labels.writer, cell: ({ engine }) => engine },
    { id: "when", header: labels.when, cell: ({ when }) => when },
  ];
}
