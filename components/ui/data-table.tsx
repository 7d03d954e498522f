import type { ReactNode } from "react";

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
 * tables scroll within their frame. Rows come sorted, searched and paged from the server.
 */
export function DataTable<Row extends { id: number | string }>({ label, columns, rows }: DataTableProps<Row>) {
  const naming = (columns.find(({ names }) => names) ?? columns[0])?.id;
  return (
    <div className="data-frame scroll-quiet" role="region" aria-label={label} tabIndex={0}>
      <table className="data-table">
        <thead>
          <tr>
            {columns.map(({ id, header, kind }) => (
              <th key={id} scope="col" data-kind={kind}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, header, kind, cell }) => {
                const Cell = id === naming ? "th" : "td";
                return (
                  <Cell key={id} scope={Cell === "th" ? "row" : undefined} data-kind={kind} data-label={header}>
                    {cell(row)}
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
