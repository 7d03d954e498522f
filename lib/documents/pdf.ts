import { createElement, type ReactElement } from "react";
import { Canvas, Document, Image, Page, Text, View, renderToBuffer } from "@react-pdf/renderer";
import { fontStyles, loadFonts } from "./render/fonts.ts";
import type { Line } from "./render/lines.ts";
import { paginate, paper, type Frame, type Picture, type PrintedPage, type TextBox } from "./render/pages.ts";
import { toXmlText } from "./render/text.ts";
import type { Cell, DocumentModel } from "./model.ts";

const rule = 0.6;
const shades: Record<NonNullable<Cell["shade"]>, string> = { bar: "#DBDBDB", label: "#F2F2F2" };

/**
 * Draws a document as PDF. Pages are laid out by pages.ts; here every box goes to its place as it is, which keeps
 * react-pdf's own layout out of page breaks and merged cells.
 */
export async function drawPdf(model: DocumentModel): Promise<Uint8Array> {
  const metrics = await loadFonts();
  const pages = paginate(model, metrics).map(drawPage);
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

function drawPage(page: PrintedPage, index: number): ReactElement {
  const children = [drawFrames(page.frames), ...page.pictures.map(drawPicture), ...page.texts.flatMap(drawText)];
  // Not wrapped, a page is as high as what is on it, and react-pdf lays it out once instead of twice.
  const sheet = createElement(View, { style: { width: paper.width, height: paper.height } }, ...children);
  return createElement(Page, { key: index, size: "A4", wrap: false }, sheet);
}

/** Shaded areas first: rules and text lie on them. Neighbours draw their common rule at the same place. */
function drawFrames(frames: Frame[]): ReactElement {
  const style = { position: "absolute" as const, left: 0, top: 0, width: paper.width, height: paper.height };
  return createElement(Canvas, {
    style,
    paint(painter) {
      for (const { x, y, width, height, shade } of frames) {
        if (shade) painter.rect(x, y, width, height).fill(shades[shade]);
      }
      painter.lineWidth(rule).strokeColor("#000000");
      for (const { x, y, width, height } of frames) painter.rect(x, y, width, height);
      if (frames.length > 0) painter.stroke();
      return null;
    },
  });
}

function drawPicture({ x, y, width, height, png }: Picture): ReactElement {
  const src = { data: Buffer.from(png), format: "png" as const };
  return createElement(Image, { src, style: { position: "absolute", left: x, top: y, width, height } });
}

/** Neighbouring lines with one indent are one text. */
function drawText({ x, y, width, size, lineHeight, align, lines }: TextBox): ReactElement[] {
  const drawn: ReactElement[] = [];
  for (let start = 0; start < lines.length; ) {
    const indent = lines[start]?.indent ?? 0;
    let end = start + 1;
    while (lines[end]?.indent === indent) end += 1;
    const together = lines.slice(start, end);
    const style = {
      position: "absolute" as const,
      left: x + indent,
      top: y + start * lineHeight,
      // Room to spare, so that rounding never breaks a line again; centred lines keep their middle.
      width: width - indent + slack,
      height: together.length * lineHeight + slack,
      marginLeft: align === "center" ? -slack / 2 : 0,
      fontSize: size,
      lineHeight: lineHeight / size,
      textAlign: align === "center" ? ("center" as const) : ("left" as const),
      ...fontStyles.regular,
    };
    drawn.push(createElement(Text, { style }, ...runsOf(together)));
    start = end;
  }
  return drawn;
}

const slack = 4;

function runsOf(lines: Line[]): (string | ReactElement)[] {
  return lines.flatMap(({ runs }, index) => {
    const drawn = runs.map(({ text, face }) =>
      face === "regular" ? text : createElement(Text, { style: fontStyles[face] }, text),
    );
    return index === 0 ? drawn : ["\n", ...drawn];
  });
}
