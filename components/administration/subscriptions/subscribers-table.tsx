"use client";

import { useMemo } from "react";
import { Badge } from "@/components/ui/badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";
import type administration from "@/messages/en/administration.json";
import type { SubscriberRow } from "./subscriber-rows";

type Columns = (typeof administration)["tiers"]["columns"];

type SubscribersTableData = { rows: readonly SubscriberRow[]; label: string; columns: Columns };

export function SubscribersTable({ data }: { data: Serialised<SubscribersTableData> }) {
  const { rows, label, columns } = useUnpacked(data);
  const shown = useMemo(() => subscriberColumns(columns), [columns]);
  return <DataTable label={label} columns={shown} rows={rows} />;
}

function subscriberColumns(names: Columns): DataColumn<SubscriberRow>[] {
  return [
    { id: "email", header: names.email, cell: ({ email }) => email },
    { id: "tier", header: names.tier, cell: ({ tier }) => tier },
    { id: "start", header: names.start, cell: ({ start }) => start },
    { id: "expiry", header: names.expiry, cell: ({ expiry }) => expiry },
    { id: "days", header: names.days, kind: "number", cell: ({ days }) => days },
    { id: "status", header: names.status, cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge> },
    { id: "usage", header: names.usage, kind: "number", cell: ({ usage }) => usage },
  ];
}
