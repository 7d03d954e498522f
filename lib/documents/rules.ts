import type { DocumentBlock, DocumentModel, TextPart } from "./model";

const lineBreak = /\r\n|[\n\r\v\f\u2028\u2029]/g;

/** Lines of one document that are drawn; ten times what a full form has, and drawn in about a second. */
export const mostLines = 4_000;

/** The lines that a text is written in; one that a page breaks stays one. */
export function lineCount(text: string): number {
  return (text.trimEnd().match(lineBreak)?.length ?? 0) + 1;
}

function linesOfPart({ text, blankLines }: TextPart): number {
  return blankLines ?? lineCount(text);
}

/** Room and work of a drawing, in lines. */
const linesOfFigure = 20;

function linesOfBlock(block: DocumentBlock): number {
  if (block.type === "heading" || block.type === "paragraph") return lineCount(block.text);
  if (block.type === "figure") return linesOfFigure + lineCount(block.caption);
  if (block.type === "fields") return block.fields.reduce((sum, { value }) => sum + lineCount(value), 0);
  const cells = [...block.head, ...block.rows].flatMap((row) => row.cells);
  return cells.flatMap(({ parts }) => parts).reduce((sum, part) => sum + linesOfPart(part), 0);
}

/** The lines of a document before it is laid out on pages. */
export function linesOfDocument({ letterhead, blocks }: DocumentModel): number {
  return letterhead.lines.length + blocks.reduce((sum, block) => sum + linesOfBlock(block), 0);
}
