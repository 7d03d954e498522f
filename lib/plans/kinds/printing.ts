import type { Block, Cell, Row, TextPart } from "@/lib/documents/model";

/** A text of the plan; what is empty prints as lines of dots. */
export function filled(text: string, blankLines = 1): TextPart {
  return text.trim() === "" ? { text: "", blankLines } : { text };
}

export function labelCell(text: string): Cell {
  return { parts: [{ text, style: "label" }], shade: "label" };
}

export function labelRow(label: string, value: TextPart): Row {
  return { cells: [labelCell(label), { parts: [value] }] };
}

/** What stands on pages of its own after the official form: its notes by their labels; nothing where all are empty. */
export function annex(heading: string, notes: readonly (readonly [label: string, text: string])[]): Block[] {
  const rows = notes.filter(([, text]) => text.trim() !== "").map(([label, text]) => labelRow(label, { text }));
  if (rows.length === 0) return [];
  return [
    { type: "heading", text: heading, newPage: true },
    { type: "table", columns: [0.18, 0.82], head: [], rows },
  ];
}

/** DD/MM/YYYY from an ISO date; any other text as it stands. */
export function toPrintedDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(date.trim()) ?? [];
  return year && month && day ? `${day}/${month}/${year}` : date;
}
