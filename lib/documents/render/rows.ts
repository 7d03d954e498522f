import { breakLines, type Line, type Metrics } from "./lines.ts";
import type { Cell, Row } from "../model.ts";

/** Sizes of text in tables, in points. */
export const tableText = { size: 8.5, lineHeight: 10.6, paddingX: 4, paddingY: 2.5 } as const;

/** The lines around cells, in points, and the grounds of cells; colours as PDF and Word both take them, without "#". */
export const tableFrame: {
  rule: { width: number; color: string };
  shades: Record<NonNullable<Cell["shade"]>, string>;
} = {
  rule: { width: 0.6, color: "000000" },
  shades: { bar: "DBDBDB", label: "F2F2F2" },
};

/** A row up to this height, in points, moves to the next page whole rather than break. */
export const shortRow = 120;
const fewestLines = 2;

export type MeasuredCell = {
  x: number;
  width: number;
  rowSpan: number;
  lines: Line[];
  shade: Cell["shade"];
  align: "start" | "center";
};

export type MeasuredRow = { cells: MeasuredCell[]; height: number; keepTogether: boolean; heads: boolean };

/** Rows held together by a cell that reaches over them; most bands are a single row. */
export type Band = { rows: MeasuredRow[]; height: number };

export type Grid = { edges: number[]; metrics: Metrics };

/** Left edges of the columns and the right edge of the last, in points from the left margin. */
export function edgesOf(columns: number[], width: number): number[] {
  const total = columns.reduce((sum, share) => sum + share, 0);
  const edges = [0];
  for (const share of columns) edges.push((edges.at(-1) ?? 0) + (share / total) * width);
  return edges;
}

export type PlacedCell = { cell: Cell; x: number; width: number; rowSpan: number };
export type PlacedRow = {
  cells: PlacedCell[];
  keepTogether: boolean;
  /** It belongs to the row below. */ heads: boolean;
  /** A cell reaches into the row below. */ open: boolean;
};

/** Gives every cell its columns, skipping those that a cell from a row above reaches down into. */
export function placeCells(rows: Row[], edges: number[]): PlacedRow[] {
  const taken = new Array<number>(edges.length - 1).fill(0);
  return rows.map((row, index) => {
    let column = 0;
    const cells = row.cells.map((cell): PlacedCell => {
      while ((taken[column] ?? 0) > 0) column += 1;
      const end = Math.min(column + (cell.columnSpan ?? 1), edges.length - 1);
      const rowSpan = Math.min(cell.rowSpan ?? 1, rows.length - index);
      taken.fill(rowSpan, column, end);
      const x = edges[column] ?? 0;
      const width = (edges[end] ?? x) - x;
      column = end;
      return { cell, x, width, rowSpan };
    });
    for (const [at, count] of taken.entries()) taken[at] = Math.max(0, count - 1);
    const heads = row.cells.every(({ shade }) => shade === "bar");
    return { cells, heads, keepTogether: row.keepTogether ?? false, open: taken.some((count) => count > 0) };
  });
}

/** Breaks the text of every cell and finds the rows' heights, row spans counted. */
export function measureBands(rows: Row[], { edges, metrics }: Grid): Band[] {
  const bands: Band[] = [];
  let together: MeasuredRow[] = [];
  for (const { cells, keepTogether, heads, open } of placeCells(rows, edges)) {
    together.push(
      withHeight({ cells: cells.map((cell) => measureCell(cell, metrics)), height: 0, keepTogether, heads }),
    );
    if (open) continue;
    bands.push(closeBand(together));
    together = [];
  }
  return bands;
}

function measureCell({ cell, x, width, rowSpan }: PlacedCell, metrics: Metrics): MeasuredCell {
  const inner = Math.max(width - 2 * tableText.paddingX, tableText.size);
  const lines = breakLines(cell.parts, { metrics, size: tableText.size, width: inner });
  return { x, width, rowSpan, lines, shade: cell.shade, align: cell.align ?? "start" };
}

function cellHeight(lines: number): number {
  return Math.max(lines, 1) * tableText.lineHeight + 2 * tableText.paddingY;
}

function withHeight(row: MeasuredRow): MeasuredRow {
  const heights = row.cells.filter((cell) => cell.rowSpan === 1).map((cell) => cellHeight(cell.lines.length));
  return { ...row, height: Math.max(cellHeight(1), ...heights) };
}

function closeBand(rows: MeasuredRow[]): Band {
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      const spanned = rows.slice(index, index + cell.rowSpan);
      const missing = cellHeight(cell.lines.length) - heightOf(spanned);
      const last = spanned.at(-1);
      if (cell.rowSpan > 1 && last && missing > 0) last.height += missing;
    }
  }
  return { rows, height: heightOf(rows) };
}

export function heightOf(rows: readonly { height: number }[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

/** Rows of a band that is taller than a page, free of row spans: the text stays in the span's first row. */
export function flattenBand(band: Band): MeasuredRow[] {
  return band.rows.map((row, index) => {
    const own = row.cells.map((cell) => ({ ...cell, rowSpan: 1 }));
    const reaching = band.rows.slice(0, index).flatMap((above, start) => {
      return above.cells
        .filter((cell) => start + cell.rowSpan > index)
        .map((cell) => ({ ...cell, rowSpan: 1, lines: [] }));
    });
    return withHeight({ ...row, cells: [...own, ...reaching] });
  });
}

/** Height that must be free so that the row can begin; `page` is the height of an empty page. */
export function heightToBegin(row: MeasuredRow, page: number): number {
  const whole = row.keepTogether || row.height <= shortRow;
  if (whole && row.height <= page) return row.height;
  return Math.min(row.height, cellHeight(fewestLines + 1));
}

/** The part of the row that fits into `height`, and the rest; null when too little fits to begin it here. */
export function splitRow(
  row: MeasuredRow,
  { height, page }: { height: number; page: number },
): [MeasuredRow, MeasuredRow] | null {
  if (height < heightToBegin(row, page)) return null;
  const fitting = Math.floor((height - 2 * tableText.paddingY) / tableText.lineHeight);
  if (fitting < 1) return null;
  const counts = row.cells.map((cell) => linesToKeep(cell.lines.length, fitting));
  const first = row.cells.map((cell, index) => ({ ...cell, lines: cell.lines.slice(0, counts[index]) }));
  const rest = row.cells.map((cell, index) => ({ ...cell, lines: cell.lines.slice(counts[index]) }));
  return [withHeight({ ...row, cells: first }), withHeight({ ...row, cells: rest })];
}

function linesToKeep(total: number, fitting: number): number {
  if (total <= fitting) return total;
  const left = total - fitting;
  return left < fewestLines && fitting > 2 * fewestLines ? fitting - fewestLines + left : fitting;
}
