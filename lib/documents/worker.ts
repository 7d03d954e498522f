// Runs in a thread of the pool, as plain Node: relative imports with their extension only, no JSX, no path aliases.
// render.ts calls these functions by name.
export { drawPdf as pdf, warmPdf as warm } from "./pdf.ts";
export { drawDocx as docx } from "./docx.ts";
