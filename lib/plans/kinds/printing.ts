import type { DocumentBlock, Cell, Row, TextPart } from "@/lib/documents/model";
import { oneLine } from "../text/wording";
import { drawingsField, printedDrawings } from "./drawings";

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

/** What stands beside the page number, so that loose sheets can be told apart: the form, the class and the title, in one line. */
export function footerOf(form: string, className: string, title: string): string {
  return oneLine(
    [form, className, title]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(" · "),
    100,
  );
}

type Note = readonly [name: string, label: string, text: string];

/**
 * What stands on pages of its own after the official form: its notes by their labels, then its drawings; nothing where all are
 * empty.
 */
export function annex(heading: string, notes: readonly Note[]): DocumentBlock[] {
  const printed = notes.map(([name, label, text]) =>
    name === drawingsField ? { label, ...printedDrawings(text) } : { label, figures: [], rest: text },
  );
  const rows = printed
    .filter(({ rest }) => rest.trim() !== "")
    .map(({ label, rest }) => labelRow(label, { text: rest }));
  const figures = printed.flatMap(({ label, figures: own }) =>
    own.map((figure, index) => (index === 0 ? { ...figure, label } : figure)),
  );
  if (rows.length === 0 && figures.length === 0) return [];
  return [
    { type: "heading", text: heading, newPage: true },
    ...(rows.length > 0 ? [{ type: "table" as const, columns: [0.18, 0.82], head: [], rows }] : []),
    ...figures,
  ];
}

/** DD/MM/YYYY from an ISO date; any other text as it stands. */
export function toPrintedDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(date.trim()) ?? [];
  return year && month && day ? `${day}/${month}/${year}` : date;
}
