import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { attachmentHeaders } from "./attachment";

type Table = {
  /** Name of the file. */
  name: string;
  head: readonly string[];
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
};

/** Spreadsheets of other languages part cells by semicolons or tabs, and some begin a new row within quotes. */
const formulas = /(^|[\n\t;][^\S\n\t]*)(?=[=+\-@＝＋－＠])/g;
const controls = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u2028\u2029]/g;

/** A cell in which no spreadsheet finds a formula: each gets an apostrophe where it would begin. */
function safeCell(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controls, "").trimStart().replace(formulas, "$1'");
}

/** A table as a CSV file that is sent while it is read, with the mark by which spreadsheets know UTF-8. */
export function csvFile({ name, head, rows }: Table): Response {
  const lines = stringify({ bom: true, quoted: true, record_delimiter: "windows" });
  const source = Readable.from(withHead(head, rows));
  source.on("error", (error) => lines.destroy(error));
  lines.on("close", () => source.destroy());
  const body = Readable.toWeb(source.pipe(lines)) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: attachmentHeaders({ name, type: "text/csv; charset=utf-8" }) });
}

async function* withHead(head: Table["head"], rows: Table["rows"]) {
  yield head;
  for await (const row of rows) yield row.map(safeCell);
}
