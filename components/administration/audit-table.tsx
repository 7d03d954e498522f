"use client";

import { useMemo } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { AuditRow } from "./audit-rows";
import type audit from "@/messages/en/audit.json";

type AuditTableProps = {
  rows: readonly AuditRow[];
  labels: Pick<typeof audit, "table" | "when" | "who" | "what" | "whom">;
};

export function AuditTable({ rows, labels }: AuditTableProps) {
  const columns = useMemo(() => auditColumns(labels), [labels]);
  return <DataTable label={labels.table} columns={columns} rows={rows} />;
}

function auditColumns(labels: AuditTableProps["labels"]): DataColumn<AuditRow>[] {
  return [
    { id: "what", header: labels.what, cell: ({ what }) => what },
    { id: "whom", header: labels.whom, cell: ({ whom }) => whom },
    { id: "who", header: labels.who, cell: ({ who }) => who },
    {
      id: "when",
      header: labels.when,
      cell: ({ moment, when }) => (
        <time dateTime={moment} className="whitespace-nowrap">
          {when}
        </time>
      ),
    },
  ];
}
