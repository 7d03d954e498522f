import { parse } from "csv-parse/sync";
import { searchable, storable } from "@/lib/core/searchable";
import { longestCompetence } from "../growth/constants";
import { importBounds, requiredColumns, unitColumns } from "./constants";
import type { UnitFile } from "./schema";
import type { LineError, LineReason, UnitColumn, UnitRow } from "./types";

type Line = { line: number; cells: Partial<Record<UnitColumn, string>> };
type CsvRecord = { record: string[]; info: { lines: number } };
type ReadRows = { rows: { line: number; unit: UnitRow }[]; errors: LineError[] };

const bounds: Readonly<Record<UnitColumn, number>> = {
  class: 50,
  subject: 200,
  unitNo: 3,
  unitTitle: 300,
  keyUnitCompetence: longestCompetence,
  source: 500,
  note: 500,
  term: 1,
  lessonCount: 3,
  lessons: 8_000,
  confirmed: 20,
};

/** Spreadsheets of other languages part cells by semicolons or tabs; the first line tells. */
function delimiterOf(csv: string): string {
  const [head = ""] = csv.split(/\r?\n/, 1);
  const marks = [",", ";", "\t"];
  return marks.reduce((kept, mark) => (head.split(mark).length > head.split(kept).length ? mark : kept));
}

/** A cell without the apostrophes that an export puts before what a spreadsheet would take for a formula. */
function plain(cell: string): string {
  return storable(cell)
    .trim()
    .replace(/(^|[\n\t;][^\S\n\t]*)'(?=[=+\-@＝＋－＠])/g, "$1");
}

function whole(reason: LineReason, column: UnitColumn | null = null, line = 1): { lines: Line[]; errors: LineError[] } {
  return { lines: [], errors: [{ line, column, reason }] };
}

/** The lines of the file by column, or why it cannot be read. */
function readLines(csv: string): { lines: Line[]; errors: LineError[] } {
  if (csv.includes("\uFFFD")) return whole("encoding");
  let records: CsvRecord[];
  try {
    const options = {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      trim: true,
    } as const;
    // With `info` each record comes with its place; the library's types do not say so.
    records = parse(csv, options) as unknown as CsvRecord[];
  } catch (error) {
    const line = error instanceof Error && "lines" in error ? Number(error.lines) : 1;
    return whole("unreadable", null, line);
  }
  const [head, ...body] = records;
  const filled = body.filter(({ record }) => record.some((cell) => cell !== ""));
  const places = unitColumns.map((column) => [column, findColumn(head?.record ?? [], column)] as const);
  const missing = places.find(([column, at]) => at < 0 && requiredColumns.some((name) => name === column));
  if (missing) return whole("columnMissing", missing[0]);
  if (filled.length === 0) return whole("empty");
  if (filled.length > importBounds.rows) return whole("tooMany");
  const lines = filled.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(
      places.flatMap(([column, at]) => (at < 0 ? [] : [[column, plain(record[at] ?? "")] as const])),
    ),
  }));
  return { lines, errors: [] };
}

function findColumn(head: readonly string[], column: UnitColumn): number {
  const wanted = column.toLowerCase();
  return head.findIndex((name) => searchable(name).replace(/[^a-z]/g, "") === wanted);
}

/** What makes two rows the same unit: its number in its class and subject; without a number, its title. */
export function unitKey({
  classLevel,
  subject,
  unitNo,
  title,
}: Pick<UnitRow, "classLevel" | "subject" | "unitNo" | "title">): string {
  return [classLevel ?? "", subject, unitNo ?? title].map((part) => searchable(String(part))).join("|");
}

const patterns = [
  ["unitNo", /^[1-9]\d{0,2}$/, "notANumber"],
  ["lessonCount", /^[1-9]\d{0,2}$/, "notANumber"],
  ["term", /^[1-3]$/, "notATerm"],
  ["confirmed", /^[01]$/, "notZeroOrOne"],
] as const;

/** What the columns say that a file may lack. */
function optionalOf({ term, lessonCount, lessons, confirmed }: Line["cells"]): Partial<UnitRow> {
  const numbered = (cell: string) => (cell ? Number(cell) : null);
  const titles = (cell: string) => [...new Set(cell.split(/[|\n]/).map((title) => title.trim()))].filter(Boolean);
  return {
    ...(term === undefined ? {} : { term: numbered(term) }),
    ...(lessonCount === undefined ? {} : { lessonCount: numbered(lessonCount) }),
    ...(lessons === undefined ? {} : { lessons: titles(lessons) }),
    ...(confirmed ? { confirmed: confirmed === "1" } : {}),
  };
}

function checkLine(line: Line, context: { classes: ReadonlySet<string>; source: string }): LineError[] {
  const { cells } = line;
  const wrong = (column: UnitColumn, reason: LineReason) => ({ line: line.line, column, reason });
  const required = requiredColumns.filter((column) => !cells[column]);
  const long = unitColumns.filter((column) => (cells[column] ?? "").length > bounds[column]);
  const errors = [
    ...required.map((column) => wrong(column, "required")),
    ...long.map((column) => wrong(column, "tooLong")),
  ];
  if (!cells.source && !context.source) errors.push(wrong("source", "required"));
  if (cells.class && !context.classes.has(cells.class)) errors.push(wrong("class", "unknownClass"));
  for (const [column, pattern, reason] of patterns)
    if (cells[column] && !pattern.test(cells[column])) errors.push(wrong(column, reason));
  return errors;
}

/** The units of a file and, by line, what is wrong with it. Classes are those of the catalogue. */
export function readUnits({ csv, source }: UnitFile, classes: ReadonlySet<string>): ReadRows {
  const { lines, errors } = readLines(csv);
  const rows: ReadRows["rows"] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const found = checkLine(line, { classes, source });
    errors.push(...found);
    if (found.length > 0) continue;
    const { cells } = line;
    const unit = {
      classLevel: cells.class || null,
      subject: cells.subject ?? "",
      unitNo: cells.unitNo ? Number(cells.unitNo) : null,
      title: cells.unitTitle ?? "",
      keyUnitCompetence: cells.keyUnitCompetence || null,
      source: cells.source || source,
      note: cells.note || null,
      ...optionalOf(cells),
    };
    const key = unitKey(unit);
    if (seen.has(key)) errors.push({ line: line.line, column: null, reason: "twice" });
    seen.add(key);
    rows.push({ line: line.line, unit });
  }
  return { rows, errors };
}
