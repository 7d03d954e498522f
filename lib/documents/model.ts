import type { Drawing } from "./drawing.ts";

/**
 * A printed document, free of any domain: what pdf.ts and docx.ts draw alike. Widths of columns are shares of the
 * content width; texts are plain strings in which a line break starts a new paragraph.
 */
export type DocumentModel = {
  /** Title in the file's properties; what is printed at the head is a heading among the blocks. */
  title: string;
  /** BCP 47 tag of the document's language. */
  language: string;
  letterhead: Letterhead;
  blocks: DocumentBlock[];
  /** Text at the foot of each page, before "page / pages". */
  footer: string;
};

/**
 * What stands above the form: the school's name (first line, printed larger) and address lines and its logo, each
 * optional. Width and height of the logo are in pixels; only their ratio counts.
 */
export type Letterhead = { lines: string[]; logo: { png: Uint8Array; width: number; height: number } | null };

export type DocumentBlock =
  | { type: "heading"; text: string; newPage?: boolean }
  /** Pairs of label, with its colon, and value side by side, without rules; an empty value prints as dots to write on. */
  | { type: "fields"; fields: { label: string; value: string }[] }
  | { type: "paragraph"; text: string }
  /** A drawing with what it shows under it, and what such drawings are called above it. */
  | { type: "figure"; drawing: Drawing; caption: string; label?: string }
  | Table;

export type Table = {
  type: "table";
  /** Shares of the width; they add up to 1. */
  columns: number[];
  /** Rows repeated at the head of each page. */
  head: Row[];
  rows: Row[];
};

/** A row's cells with their spans fill the columns exactly, counting cells that reach down from rows above. */
export type Row = { cells: Cell[]; /** Do not break inside when it fits on one page. */ keepTogether?: boolean };

export type Cell = {
  parts: TextPart[];
  columnSpan?: number;
  rowSpan?: number;
  /** A row of bars alone heads what follows and is never left at the foot of a page. */
  shade?: "bar" | "label";
  align?: "start" | "center";
};

/** A run of paragraphs in one style. */
export type TextPart = {
  text: string;
  style?: "label" | "strong" | "italic" | "plain";
  /** Its first paragraph goes on in the last line of the part before it. */
  inline?: boolean;
  /** Instead of the text, this many lines of dots to be written on by hand. */
  blankLines?: number;
};
