"use client";

import { useMemo } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";
import type { AuditRow } from "./audit-rows";
import type audit from "@/messages/en/audit.json";

type AuditTableData = {
  rows: readonly AuditRow[];
  labels: Pick<typeof audit, "table" | "when" | "who" | "what" | "whom">;
};

export function AuditTable({ data }: { data: Serialised<AuditTableData> }) {
  const { rows, labels } = useUnpacked(data);
  const columns = useMemo(() => auditColumns(labels), [labels]);
  return <DataTable label={labels.table} columns={columns} rows={rows} />;
}

function auditColumns(labels: AuditTableData["labels"]): DataColumn<AuditRow>[] {
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
