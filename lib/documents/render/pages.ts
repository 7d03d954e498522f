import { breakLines, type Line, type Metrics } from "./lines.ts";
import {
  edgesOf,
  flattenBand,
  heightOf,
  heightToBegin,
  measureBands,
  splitRow,
  tableText,
  type Band,
  type MeasuredRow,
} from "./rows.ts";
import type { Drawing } from "../drawing.ts";
import type { DocumentBlock, Cell, DocumentModel, Letterhead, Table, TextPart } from "../model.ts";

/** A4 portrait and its margins, in points. */
export const paper = { width: 595.28, height: 841.89, left: 34, right: 34, top: 32, bottom: 46 } as const;

export type TextBox = {
  x: number;
  y: number;
  width: number;
  size: number;
  lineHeight: number;
  align: "start" | "center";
  lines: Line[];
};
export type Frame = { x: number; y: number; width: number; height: number; shade: Cell["shade"] };
export type Picture = { x: number; y: number; width: number; height: number; png: Uint8Array };
export type PlacedDrawing = { x: number; y: number; scale: number; drawing: Drawing };
export type PrintedPage = { frames: Frame[]; texts: TextBox[]; pictures: Picture[]; drawings: PlacedDrawing[] };

const contentWidth = paper.width - paper.left - paper.right;
const contentEnd = paper.height - paper.bottom;
const contentHeight = contentEnd - paper.top;
const gap = 6;
const footerSize = 7.5;

type Flow = { pages: PrintedPage[]; page: PrintedPage; y: number; metrics: Metrics };

/** Places every block of a document on pages: nothing clipped, nothing overlapping, table heads repeated. */
export function paginate(model: DocumentModel, metrics: Metrics): PrintedPage[] {
  const first = emptyPage();
  const flow: Flow = { pages: [first], page: first, y: paper.top, metrics };
  placeLetterhead(flow, model.letterhead);
  for (const block of model.blocks) placeBlock(flow, block);
  for (const [index, page] of flow.pages.entries()) {
    page.texts.push(...footerOf({ text: model.footer, count: `${index + 1} / ${flow.pages.length}`, metrics }));
  }
  return flow.pages;
}

function emptyPage(): PrintedPage {
  return { frames: [], texts: [], pictures: [], drawings: [] };
}

function turnPage(flow: Flow): void {
  flow.page = emptyPage();
  flow.pages.push(flow.page);
  flow.y = paper.top;
}

function placeBlock(flow: Flow, block: DocumentBlock): void {
  if (block.type === "heading" && block.newPage && flow.y > paper.top) turnPage(flow);
  if (block.type === "heading") placeText(flow, [{ text: block.text, style: "strong" }], { size: 13, align: "center" });
  else if (block.type === "paragraph")
    placeText(flow, [{ text: block.text }], { size: tableText.size, align: "start" });
  else if (block.type === "figure") placeFigure(flow, block);
  else if (block.type === "fields") placeTable(flow, fieldsTable(block.fields), false);
  else placeTable(flow, block, true);
  flow.y += gap;
}

type TextStyle = { size: number; align: "start" | "center"; inset?: number };

function placeText(flow: Flow, parts: TextPart[], { size, align, inset = 0 }: TextStyle): void {
  const lineHeight = size * 1.28;
  const width = contentWidth - 2 * inset;
  let lines = breakLines(parts, { metrics: flow.metrics, size, width });
  while (lines.length > 0) {
    if (contentEnd - flow.y < lineHeight * Math.min(2, lines.length)) turnPage(flow);
    const placed = lines.slice(0, Math.floor((contentEnd - flow.y) / lineHeight));
    flow.page.texts.push({ x: paper.left + inset, y: flow.y, width, size, lineHeight, align, lines: placed });
    flow.y += placed.length * lineHeight;
    lines = lines.slice(placed.length);
  }
}

/** A drawing on one page with its words; a caption that is too long for it goes on. */
function placeFigure(flow: Flow, { drawing, caption, label }: Extract<DocumentBlock, { type: "figure" }>): void {
  const { size } = tableText;
  const scale = fitDrawing(drawing);
  const height = drawing.height * scale;
  const words = (text: string) => breakLines([{ text }], { metrics: flow.metrics, size, width: contentWidth }).length;
  const lines = (label ? 1 : 0) + Math.min(words(caption), 4);
  if (flow.y + height + lines * size * 1.28 + 2 * gap > contentEnd && flow.y > paper.top) turnPage(flow);
  if (label) placeText(flow, [{ text: label, style: "strong" }], { size, align: "start" });
  flow.page.drawings.push({ x: paper.left, y: flow.y + gap / 2, scale, drawing });
  flow.y += height + gap;
  placeText(flow, [{ text: caption }], { size, align: "start" });
}

/** How much smaller a drawing is printed, to be at most 300 points wide and 230 high. */
export function fitDrawing({ width, height }: Pick<Drawing, "width" | "height">): number {
  return Math.min(300 / width, 230 / height, 1);
}

function placeLetterhead(flow: Flow, { lines, logo }: Letterhead): void {
  const printed = lines.filter((line) => line.trim() !== "");
  const picture = fitLogo(logo);
  if (printed.length === 0 && !picture) return;
  const page = flow.page;
  const bottom = picture ? flow.y + picture.height : flow.y;
  if (picture) page.pictures.push({ ...picture, x: paper.left, y: flow.y });
  const inset = picture ? picture.width + gap : 0;
  for (const [index, text] of printed.entries()) {
    const style =
      index === 0 ? ({ style: "strong", size: 12 } as const) : ({ style: "plain", size: tableText.size } as const);
    placeText(flow, [{ text, style: style.style }], { size: style.size, align: "center", inset });
  }
  if (flow.page === page) flow.y = Math.max(flow.y, bottom);
  flow.y += gap;
}

function placeTable(flow: Flow, table: Table, framed: boolean): void {
  const grid = { edges: edgesOf(table.columns, contentWidth), metrics: flow.metrics };
  const measured = measureBands(table.head, grid);
  // A head that would take the page for itself is printed once, as rows.
  const repeated = heightOf(measured) < contentHeight / 3;
  const head = repeated ? measured.flatMap((band) => band.rows) : [];
  const bands = measureBands(repeated ? table.rows : [...table.head, ...table.rows], grid);
  const free = contentHeight - heightOf(head);
  const begin = heightOf(head) + (bands[0] ? bandToBegin(bands[0], free) : 0);
  if (flow.y + begin > contentEnd && flow.y > paper.top) turnPage(flow);
  placeRows(flow, head, framed);
  for (const [index, band] of bands.entries()) {
    const next = bands[index + 1];
    const after = next && band.rows.at(-1)?.heads ? bandToBegin(next, free) : 0;
    if (after > 0 && band.height + after <= free && flow.y + band.height + after > contentEnd) {
      turnPage(flow);
      placeRows(flow, head, framed);
    }
    placeBand({ flow, head, framed, free }, band);
  }
}

type TablePlace = {
  flow: Flow;
  head: MeasuredRow[];
  framed: boolean;
  /** Height for rows on an empty page. */ free: number;
};

function placeBand({ flow, head, framed, free }: TablePlace, band: Band): void {
  if (flow.y + band.height <= contentEnd) return placeRows(flow, band.rows, framed);
  if (band.rows.length === 1 || band.height > free) {
    for (const row of flattenBand(band)) placeLongRow({ flow, head, framed, free }, row);
    return;
  }
  turnPage(flow);
  placeRows(flow, [...head, ...band.rows], framed);
}

function placeLongRow({ flow, head, framed, free }: TablePlace, row: MeasuredRow): void {
  let rest = row;
  while (flow.y + rest.height > contentEnd) {
    const parts = splitRow(rest, { height: contentEnd - flow.y, page: free });
    if (parts) {
      placeRows(flow, [parts[0]], framed);
      rest = parts[1];
    }
    turnPage(flow);
    placeRows(flow, head, framed);
  }
  placeRows(flow, [rest], framed);
}

function placeRows(flow: Flow, rows: MeasuredRow[], framed: boolean): void {
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      const x = paper.left + cell.x;
      const height = heightOf(rows.slice(index, index + cell.rowSpan));
      if (framed) flow.page.frames.push({ x, y: flow.y, width: cell.width, height, shade: cell.shade });
      if (cell.lines.length > 0) flow.page.texts.push(textOf(cell, { x, y: flow.y, framed }));
    }
    flow.y += row.height;
  }
}

function bandToBegin(band: Band, page: number): number {
  const first = band.rows[0];
  if (band.rows.length > 1 && band.height <= page) return band.height;
  return first ? heightToBegin(first, page) : 0;
}

function fieldsTable(fields: { label: string; value: string }[]): Table {
  const cells = fields.map(({ label, value }): Cell => ({ parts: fieldParts(label, value) }));
  return { type: "table", columns: fields.map(() => 1), head: [], rows: [{ cells }] };
}

/** A label and, on the same line, its value or dots to write on. */
export function fieldParts(label: string, value: string): TextPart[] {
  const filled: TextPart =
    value.trim() === "" ? { text: "", blankLines: 1, inline: true } : { text: value, inline: true };
  return [{ text: `${label} `, style: "label" }, filled];
}

type PicturePosition = { x: number; y: number; framed: boolean };

function textOf(cell: MeasuredRow["cells"][number], { x, y, framed }: PicturePosition): TextBox {
  const { size, lineHeight, paddingX, paddingY } = tableText;
  // Text without a frame stands flush with the frames' edges.
  const left = framed ? x + paddingX : x;
  return {
    x: left,
    y: y + paddingY,
    width: cell.width - 2 * paddingX,
    size,
    lineHeight,
    align: cell.align,
    lines: cell.lines,
  };
}

const pngSignature = [137, 80, 78, 71, 13, 10, 26, 10];

/** The logo at most 56 points high and 120 wide; null when it is none or not a PNG. */
export function fitLogo(logo: Letterhead["logo"]): { width: number; height: number; png: Uint8Array } | null {
  if (!logo || pngSignature.some((byte, index) => logo.png[index] !== byte)) return null;
  const scale = Math.min(56 / Math.max(logo.height, 1), 120 / Math.max(logo.width, 1));
  return { width: Math.max(logo.width, 1) * scale, height: Math.max(logo.height, 1) * scale, png: logo.png };
}

function footerOf({ text, count, metrics }: { text: string; count: string; metrics: Metrics }): TextBox[] {
  const lineHeight = footerSize * 1.28;
  const width = metrics.width(count, "regular", footerSize) + 1;
  const common = { y: paper.height - 32, size: footerSize, lineHeight, align: "start" as const };
  const left = breakLines([{ text }], { metrics, size: footerSize, width: contentWidth - 80 }).slice(0, 1);
  const right: Line[] = [{ runs: [{ text: count, face: "regular" }], indent: 0 }];
  return [
    { ...common, x: paper.left, width: contentWidth - 80, lines: left },
    { ...common, x: paper.width - paper.right - width, width, lines: right },
  ];
}
