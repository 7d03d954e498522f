import { drawingName } from "@/lib/bank/rules";
import { findDrawing } from "@/lib/bank/queries";
import type { Lesson, Session } from "@/lib/bank/schema";
import type { DocumentBlock } from "@/lib/documents/model";
import type { Drawing } from "@/lib/documents/drawing";
import { drawingLines } from "@/lib/core/drawing-lines";

/** The field of every kind that names them. */
export const drawingsField = "notesDiagrams";

/** More lines than any entry has; further lines are kept as text. */
const mostDrawings = 6;

/** What the notes say of an entry's drawings: one line each, its caption and, in brackets, which one it is. */
export function drawingNotes(entry: Lesson | Session): string {
  return entry.diagrams.map(({ file, caption }) => `${caption} [${drawingName(entry, file)}]`).join("\n");
}

/** The drawings that a plan's notes name, by their names. */
export function drawingsIn(content: Record<string, unknown>): Record<string, Drawing> {
  const lines = content[drawingsField];
  if (typeof lines !== "string") return {};
  const found = drawingLines(lines).flatMap(({ name }) => {
    const drawing = name === null ? null : findDrawing(name);
    return drawing ? [[name, drawing] as const] : [];
  });
  return Object.fromEntries(found.slice(0, mostDrawings));
}

/** The drawings of the notes as they are printed, and the lines that name none. */
export function printedDrawings(notesDiagrams: string): {
  figures: Extract<DocumentBlock, { type: "figure" }>[];
  rest: string;
} {
  const known = drawingsIn({ notesDiagrams });
  const figures: Extract<DocumentBlock, { type: "figure" }>[] = [];
  const rest: string[] = [];
  for (const { caption, name } of drawingLines(notesDiagrams)) {
    const drawing = name === null ? undefined : known[name];
    if (drawing) figures.push({ type: "figure", drawing, caption });
    else rest.push(caption);
  }
  return { figures, rest: rest.join("\n").trim() };
}
