import { createElement, type ComponentProps, type ReactElement } from "react";
import { Canvas, Document, Image, Page, View, renderToBuffer } from "@react-pdf/renderer";
import { paintDrawing } from "./render/drawings.ts";
import { fontFiles, loadFonts } from "./render/fonts.ts";
import type { Line, Metrics } from "./render/lines.ts";
import { paginate, paper, type Frame, type Picture, type PrintedPage, type TextBox } from "./render/pages.ts";
import { tableFrame } from "./render/rows.ts";
import { toXmlText } from "./render/text.ts";
import type { DocumentModel } from "./model.ts";

type Painter = Parameters<ComponentProps<typeof Canvas>["paint"]>[0];

/** From the middle of a line down to its baseline, as a share of the font's size: half its rise less its fall. */
const middle = 0.346;

/**
 * Draws a document as PDF. Pages are laid out by render/pages.ts and painted as they are: react-pdf's own layout has
 * no merged cells or repeated heads, and measuring every text again would take most of the time.
 */
export async function drawPdf(model: DocumentModel): Promise<Uint8Array> {
  const metrics = await loadFonts(model);
  const pages = paginate(model, metrics).map((page) => drawPage(page, metrics));
  const properties = { title: toXmlText(model.title), language: model.language, creator: "Isomo", producer: "Isomo" };
  return new Uint8Array(await renderToBuffer(createElement(Document, properties, ...pages)));
}

/** Draws a made-up document a few times: fonts are read and the code has been compiled before the first real one. */
export async function warmPdf(): Promise<void> {
  const text = "The quick brown fox jumps over the lazy dog.\n- 1/2 + 1/3 = 5/6\n".repeat(8);
  const row = { cells: [{ parts: [{ text, style: "label" as const }] }, { parts: [{ text }] }] };
  const table = { type: "table" as const, columns: [1, 1], head: [row], rows: [row, row, row, row] };
  const model = { title: "", language: "en", letterhead: { lines: [], logo: null }, blocks: [table], footer: "" };
  for (let round = 0; round < warmRounds; round += 1) await drawPdf(model);
}

const warmRounds = 8;

function drawPage(page: PrintedPage, metrics: Metrics): ReactElement {
  const style = { position: "absolute" as const, left: 0, top: 0, width: paper.width, height: paper.height };
  function paint(painter: Painter): null {
    paintFrames(painter, page.frames);
    for (const text of page.texts) paintText(painter, text, metrics);
    for (const placed of page.drawings) paintDrawing(painter, placed, metrics);
    return null;
  }
  // Not wrapped, a page is as high as what is on it, and react-pdf lays it out once instead of twice.
  const sheet = createElement(View, { style: { width: paper.width, height: paper.height } }, [
    createElement(Canvas, { key: "ink", style, paint }),
    ...page.pictures.map(drawPicture),
  ]);
  return createElement(Page, { size: "A4", wrap: false }, sheet);
}

/** Shaded areas first: rules and text lie on them. Neighbours draw their common rule at the same place. */
function paintFrames(painter: Painter, frames: Frame[]): void {
  for (const { x, y, width, height, shade } of frames) {
    if (shade) painter.rect(x, y, width, height).fill(`#${tableFrame.shades[shade]}`);
  }
  if (frames.length === 0) return;
  painter.lineWidth(tableFrame.rule.width).strokeColor(`#${tableFrame.rule.color}`);
  for (const { x, y, width, height } of frames) painter.rect(x, y, width, height);
  painter.stroke();
}

function paintText(painter: Painter, { x, y, width, size, lineHeight, align, lines }: TextBox, metrics: Metrics): void {
  painter.fillColor("#000000");
  for (const [index, line] of lines.entries()) {
    const widths = line.runs.map((run) => metrics.width(run.text, run.face, size));
    const used = widths.reduce((sum, each) => sum + each, 0);
    let left = beginningOf(line, { x, width, align, used });
    const baseline = y + index * lineHeight + lineHeight / 2 + size * middle;
    const placed = line.runs.map((run, at) => {
      const place = { ...run, left };
      left += widths[at] ?? 0;
      return place;
    });
    // As it was written, so that it is read out and copied so.
    if (line.rightToLeft || placed.some(({ order }) => order !== undefined))
      placed.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
    for (const { text, face, left: start } of placed)
      painter.font(fontFiles[face], size).text(text, start, baseline, { lineBreak: false, baseline: "alphabetic" });
  }
}

type Room = Pick<TextBox, "x" | "width" | "align"> & { used: number };

/** The left end of a line; one that begins at the right ends there. */
function beginningOf({ indent, rightToLeft }: Line, { x, width, align, used }: Room): number {
  if (align === "center") return x + (width - used) / 2;
  return rightToLeft ? x + width - indent - used : x + indent;
}

function drawPicture({ x, y, width, height, png }: Picture, index: number): ReactElement {
  const src = { data: Buffer.from(png), format: "png" as const };
  return createElement(Image, { key: index, src, style: { position: "absolute", left: x, top: y, width, height } });
}
