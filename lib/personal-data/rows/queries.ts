import { and, asc, getTableColumns, gt, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { database } from "@/db";

/** Rows that are in memory at once. */
const size = 500;

type Row = Record<string, unknown>;
export type Rows = AsyncIterable<Row>;

type Choice<Table extends PgTable> = {
  where: SQL | undefined;
  /** In whose order the rows come: no two of those chosen have the same. */
  by: PgColumn;
  /** What is not told: secrets, who the reader is anyway, and numbers of other people. */
  without?: readonly (keyof Table["_"]["columns"])[];
};

/** The chosen rows of a table, a page at a time. */
export async function* rowsOf<Table extends PgTable>(table: Table, { where, by, without = [] }: Choice<Table>): Rows {
  const db = await database();
  const told = Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => !without.includes(name));
  const from: PgTable = table;
  let after: unknown = null;
  for (;;) {
    const rows: Row[] = await db
      .select({ ...Object.fromEntries(told), place: by })
      .from(from)
      .where(and(where, after === null ? undefined : gt(by, after)))
      .orderBy(asc(by))
      .limit(size);
    for (const { place: _place, ...row } of rows) yield row;
    if (rows.length < size) return;
    after = rows.at(-1)?.place;
  }
}

/** Rows, each changed as it passes. */
export async function* changed(rows: Rows, change: (row: Row) => Row): Rows {
  for await (const row of rows) yield change(row);
}
