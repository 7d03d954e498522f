import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { attachmentHeaders } from "./attachment";

type Table = {
  /** Name of the file. */
  name: string;
  head: readonly string[];
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
};

/**
 * A table as a CSV file that is sent while it is read, with the mark by which spreadsheets know UTF-8. A cell that a
 * spreadsheet would take for a formula gets an apostrophe.
 */
export function csvFile({ name, head, rows }: Table): Response {
  const lines = stringify({ bom: true, escape_formulas: true, record_delimiter: "windows" });
  const source = Readable.from(withHead(head, rows));
  source.on("error", (error) => lines.destroy(error));
  lines.on("close", () => source.destroy());
  const body = Readable.toWeb(source.pipe(lines)) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: attachmentHeaders({ name, type: "text/csv; charset=utf-8" }) });
}

async function* withHead(head: Table["head"], rows: Table["rows"]) {
  yield head;
  yield* rows;
}
