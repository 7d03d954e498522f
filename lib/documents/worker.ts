// Runs in a thread of the pool, as plain Node: relative imports with their extension only, no JSX, no path aliases.
import { drawDocx } from "./docx.ts";
import { drawPdf, warmPdf } from "./pdf.ts";
import type { DocumentModel } from "./model.ts";

export type DocumentFormat = "pdf" | "docx";
export type RenderTask = { model: DocumentModel; format: DocumentFormat } | { warm: true };

const drawings: Record<DocumentFormat, (model: DocumentModel) => Promise<Uint8Array>> = { pdf: drawPdf, docx: drawDocx };

export default async function render(task: RenderTask): Promise<Uint8Array> {
  if (!("warm" in task)) return drawings[task.format](task.model);
  await warmPdf();
  return new Uint8Array();
}
