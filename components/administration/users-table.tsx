"use client";

import { useMemo } from "react";
import { Badge } from "@/components/ui/badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type administration from "@/messages/en/administration.json";
import type { UserRow } from "./user-rows";

type UsersTableProps = { rows: readonly UserRow[]; labels: (typeof administration)["users"] };

export function UsersTable({ rows, labels }: UsersTableProps) {
  const columns = useMemo(() => userColumns(labels), [labels]);
  return <DataTable label={labels.table} columns={columns} rows={rows} />;
}

function userColumns(labels: UsersTableProps["labels"]): DataColumn<UserRow>[] {
  return [
    { id: "email", header: labels.email, cell: ({ email }) => email },
    { id: "id", header: labels.id, kind: "number", cell: ({ id }) => id },
    { id: "role", header: labels.role, cell: ({ roleName }) => roleName },
    {
      id: "subscription",
      header: labels.subscription,
      cell: ({ subscription, until }) => (
        <span className="grid">
          {subscription}
          {until ? <span className="text-muted-foreground text-sm whitespace-nowrap">{until}</span> : null}
        </span>
      ),
    },
    { id: "status", header: labels.status, cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge> },
    { id: "created", header: labels.created, cell: ({ created }) => created },
  ];
}
