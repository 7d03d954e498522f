"use client";

import { useRowMenu } from "@/components/ui/menu/use-row-menu";
import { Badge } from "@/components/ui/badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";
import { useUserActions } from "./use-user-actions";
import { UserMenu } from "./user-menu";
import type { UserRow } from "./user-rows";
import type { TierChoice, UserLabels } from "./user-types";

type UsersTableData = { rows: readonly UserRow[]; tiers: readonly TierChoice[]; labels: UserLabels };

export function UsersTable({ data }: { data: Serialised<UsersTableData> }) {
  const { rows, tiers, labels } = useUnpacked(data);
  const { actions, dialogs } = useUserActions(labels, tiers);
  const menu = useRowMenu();
  const columns: DataColumn<UserRow>[] = [
    ...userColumns(labels),
    {
      id: "actions",
      header: labels.actions,
      kind: "menu",
      cell: (row) => <UserMenu {...{ row, menu, actions, labels }} />,
    },
  ];
  return (
    <>
      <DataTable label={labels.table} columns={columns} rows={rows} />
      {dialogs}
    </>
  );
}

function userColumns(labels: UserLabels): DataColumn<UserRow>[] {
  return [
    { id: "id", header: labels.id, kind: "number", cell: ({ id }) => id },
    {
      id: "email",
      header: labels.email,
      names: true,
      cell: ({ email, self }) => (
        <span>
          {email} {self ? <span className="text-muted-foreground font-normal">{labels.you}</span> : null}
        </span>
      ),
    },
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
