import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeightRule,
  ImageRun,
  LeaderType,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  TabStopType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { loadFonts } from "./render/fonts.ts";
import { collectParagraphs, type Metrics, type Paragraph as TextParagraph, type Run } from "./render/lines.ts";
import type { DocumentBlock, Cell, DocumentModel, Letterhead, TextPart, Table as TableModel } from "./model.ts";
import { pictureOf } from "./render/word-picture.ts";
import { fieldParts, fitLogo, paper } from "./render/pages.ts";
import {
  edgesOf,
  measureBands,
  placeCells,
  shortRow,
  tableFrame,
  tableText,
  type PlacedCell,
  type PlacedRow,
} from "./render/rows.ts";
import { isRightToLeft } from "./render/direction.ts";
import { byScript, itemMarkLength, markLetter, toXmlText } from "./render/text.ts";

const font = "Arial";
/** Named for what the font above lacks; a reader without it takes its own. */
const emojiFont = "Segoe UI Emoji";
const contentWidth = paper.width - paper.left - paper.right;
// Word measures borders in eighths of a point.
const line = { style: BorderStyle.SINGLE, size: Math.round(8 * tableFrame.rule.width), color: tableFrame.rule.color };
const none = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" };
const ruled = { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line };
const unruled = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

// Word measures lengths in twentieths of a point, text in half points, pictures in pixels of 3/4 point.
function twips(points: number): number {
  return Math.round(points * 20);
}

type Look = {
  size: number;
  align: "start" | "center";
  /** Width for dots to write on, in points. */ width: number;
  keepNext?: boolean;
};

/** Draws a document as a Word file, of the same structure, order and sizes as its PDF. */
export async function drawDocx(model: DocumentModel): Promise<Uint8Array> {
  const metrics = await loadFonts(model);
  const margin = {
    top: twips(paper.top),
    bottom: twips(paper.bottom),
    left: twips(paper.left),
    right: twips(paper.right),
    footer: twips(22),
  };
  const size = { width: twips(paper.width), height: twips(paper.height) };
  const document = new Document({
    title: toXmlText(model.title),
    creator: "Isomo",
    styles: {
      default: {
        document: { run: { font, size: 2 * tableText.size, language: { value: languageOf(model.language) } } },
      },
    },
    sections: [
      {
        properties: { page: { size, margin } },
        footers: { default: drawFooter(model.footer) },
        children: [...drawLetterhead(model.letterhead), ...model.blocks.flatMap((block) => drawBlock(block, metrics))],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** The tag with its region, as Word expects it: "fr" is "fr-FR". */
function languageOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}-${region}` : language;
}

function drawBlock(block: DocumentBlock, metrics: Metrics): (Paragraph | Table)[] {
  if (block.type === "heading")
    return (
      block.newPage
        ? [new Paragraph({ pageBreakBefore: true, spacing: { line: twips(1), lineRule: LineRuleType.EXACT } })]
        : []
    ).concat(
      drawParts([{ text: block.text, style: "strong" }], {
        size: 13,
        align: "center",
        width: contentWidth,
      }),
      spacer(),
    );
  if (block.type === "paragraph")
    return drawParts([{ text: block.text }], { size: tableText.size, align: "start", width: contentWidth }).concat(
      spacer(),
    );
  if (block.type === "figure") return drawFigure(block);
  if (block.type === "table") return [drawTable(block, metrics), spacer()];
  const cells = block.fields.map(({ label, value }): Cell => ({ parts: fieldParts(label, value) }));
  const table = { type: "table" as const, columns: cells.map(() => 1), head: [], rows: [{ cells }] };
  return [drawTable(table, metrics, false), spacer()];
}

/** Word draws no shapes of ours, so it has the picture; what it shows is its caption, for screen readers too. */
function drawFigure({ drawing, caption, label }: Extract<DocumentBlock, { type: "figure" }>): Paragraph[] {
  const look = { size: tableText.size, align: "start", width: contentWidth } as const;
  return [
    ...(label ? drawParts([{ text: label, style: "strong" }], { ...look, keepNext: true }) : []),
    new Paragraph({ keepNext: true, spacing: { before: 0, after: 0 }, children: [pictureOf(drawing, caption)] }),
    ...drawParts([{ text: caption }], look),
    spacer(),
  ];
}

/** The gap after a block; without it Word would join two tables into one and lose the second one's head. */
function spacer(): Paragraph {
  return new Paragraph({ spacing: { before: 0, after: 0, line: twips(6), lineRule: LineRuleType.EXACT } });
}

function drawTable(table: TableModel, metrics: Metrics, framed = true): Table {
  const edges = edgesOf(table.columns, contentWidth);
  const rows = [...table.head, ...table.rows];
  const measured = measureBands(rows, { edges, metrics }).flatMap((band) => band.rows);
  return new Table({
    columnWidths: edges.slice(1).map((edge, index) => twips(edge - (edges[index] ?? 0))),
    width: { size: twips(contentWidth), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: framed ? ruled : unruled,
    rows: placeCells(rows, edges).map((row, index) => {
      const height = measured[index]?.height ?? 0;
      return drawRow(row, { framed, height, isHead: index < table.head.length });
    }),
  });
}

type RowLook = { framed: boolean; height: number; isHead: boolean };

function drawRow({ cells, keepTogether }: PlacedRow, { framed, height, isHead }: RowLook): TableRow {
  // Some readers give a repeated head no room for a cell over two rows, so the head's height is told.
  const least = isHead ? height : tableText.lineHeight + 2 * tableText.paddingY;
  return new TableRow({
    children: cells.map((cell) => drawCell(cell, framed)),
    tableHeader: isHead || undefined,
    cantSplit: isHead || keepTogether || height <= shortRow || undefined,
    height: { value: twips(least), rule: HeightRule.ATLEAST },
  });
}

function drawCell({ cell, width, rowSpan }: PlacedCell, framed: boolean): TableCell {
  const padding = { top: twips(tableText.paddingY), bottom: twips(tableText.paddingY) };
  const sides = twips(framed ? tableText.paddingX : 0);
  const inner = width - 2 * tableText.paddingX;
  const look = { size: tableText.size, align: cell.align ?? "start", width: inner } as const;
  const children = drawParts(cell.parts, { ...look, keepNext: cell.shade === "bar" });
  return new TableCell({
    columnSpan: cell.columnSpan,
    rowSpan,
    margins: { ...padding, left: sides, right: sides, marginUnitType: WidthType.DXA },
    shading: cell.shade && { type: ShadingType.CLEAR, color: "auto", fill: tableFrame.shades[cell.shade] },
    children: children.length > 0 ? children : [new Paragraph({})],
  });
}

function drawParts(parts: TextPart[], look: Look): Paragraph[] {
  return collectParagraphs(parts, toXmlText).map((paragraph) => drawParagraph(paragraph, look));
}

function drawParagraph({ runs, dots }: TextParagraph, { size, align, width, keepNext }: Look): Paragraph {
  const mark = itemMarkLength(runs[0]?.text ?? "");
  const hanging = mark > 0 ? twips(mark * size * markLetter) : 0;
  const drawn = runs.flatMap((run) => drawRun(run, size));
  if (dots) drawn.push(new TextRun({ text: "\t", size: 2 * size }));
  return new Paragraph({
    alignment: align === "center" && !dots ? AlignmentType.CENTER : AlignmentType.START,
    bidirectional: isRightToLeft(runs.map(({ text }) => text).join("")) || undefined,
    keepNext: keepNext || undefined,
    spacing: { before: 0, after: 0 },
    indent: hanging > 0 ? { left: hanging, hanging } : undefined,
    tabStops: dots ? [{ type: TabStopType.RIGHT, position: twips(width), leader: LeaderType.DOT }] : undefined,
    children: drawn,
  });
}

function drawRun({ text, face }: Run, size: number): TextRun[] {
  const look = { size: 2 * size, bold: face === "bold" || undefined, italics: face === "oblique" || undefined };
  return byScript(text).map(({ text: part, script }) => {
    const own = { font: script === "emoji" ? emojiFont : undefined, rightToLeft: script === "arabic" || undefined };
    return new TextRun({ text: part, ...look, ...own });
  });
}

function drawLetterhead({ lines, logo }: Letterhead): (Paragraph | Table)[] {
  const printed = lines.filter((text) => text.trim() !== "");
  const drawn = printed.flatMap((text, index) => {
    const style =
      index === 0 ? ({ style: "strong", size: 12 } as const) : ({ style: "plain", size: tableText.size } as const);
    return drawParts([{ text, style: style.style }], { size: style.size, align: "center", width: contentWidth });
  });
  const picture = fitLogo(logo);
  if (!picture) return drawn.length > 0 ? [...drawn, spacer()] : [];
  return [letterheadTable(drawn, picture), spacer()];
}

function letterheadTable(drawn: Paragraph[], { width, height, png }: NonNullable<ReturnType<typeof fitLogo>>): Table {
  const transformation = { width: (width * 4) / 3, height: (height * 4) / 3 };
  const left = new Paragraph({ children: [new ImageRun({ type: "png", data: png, transformation })] });
  const side = width + 6;
  const widths = [side, contentWidth - 2 * side, side].map(twips);
  const cells = [[left], drawn.length > 0 ? drawn : [new Paragraph({})], [new Paragraph({})]];
  return new Table({
    columnWidths: widths,
    width: { size: twips(contentWidth), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: unruled,
    rows: [
      new TableRow({
        cantSplit: true,
        children: cells.map((children) => new TableCell({ children, margins: { left: 0, right: 0 } })),
      }),
    ],
  });
}

function drawFooter(text: string): Footer {
  const count = [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES];
  const paragraph = new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: twips(contentWidth) }],
    children: [new TextRun({ text: `${toXmlText(text)}\t`, size: 15 }), new TextRun({ children: count, size: 15 })],
  });
  return new Footer({ children: [paragraph] });
}
