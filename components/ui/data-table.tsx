"use client";

import { tableFeatures, useTable, type ColumnDef, type RowData } from "@tanstack/react-table";
import { useMemo, type ReactNode } from "react";

// The rows come sorted, searched and paged from the server, so the table needs none of the library's features.
const features = tableFeatures({});

export type DataColumn<Row> = {
  id: string;
  header: string;
  /** Called, not mounted: it may be another function at every rendering without losing the focus within. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right; the menu has neither name nor label on a phone. */
  kind?: "text" | "number" | "menu";
  /** Whether this column names the row; the first one does unless another says so. */
  names?: boolean;
};

type DataTableProps<Row> = { label: string; columns: readonly DataColumn<Row>[]; rows: readonly Row[] };

/**
 * A table with a column that names the row; on a phone every row is a card that repeats the names of the columns. Wide
 * tables scroll within their frame.
 */
export function DataTable<Row extends { id: number | string }>({ label, columns, rows }: DataTableProps<Row>) {
  const definitions = useMemo(() => columns.map((column) => toDefinition<Row>(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: (row: Row) => String(row.id) });
  const known = new Map(columns.map((column) => [column.id, column]));
  const naming = (columns.find(({ names }) => names) ?? columns[0])?.id;
  return (
    <div className="data-frame scroll-quiet" role="region" aria-label={label} tabIndex={0}>
      <table className="data-table">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" data-kind={known.get(header.column.id)?.kind}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map(({ id, column }) => {
                const Cell = column.id === naming ? "th" : "td";
                const { header, kind, cell } = known.get(column.id) ?? {};
                return (
                  <Cell key={id} scope={Cell === "th" ? "row" : undefined} data-kind={kind} data-label={header}>
                    {cell?.(row.original)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toDefinition<Row extends RowData>({
  id,
  header,
}: {
  id: string;
  header: string;
}): ColumnDef<typeof features, Row> {
  return { id, header };
}
