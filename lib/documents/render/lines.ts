import { isRightToLeft, visualRuns, type Face, type Run } from "./direction.ts";
import { itemMarkLength, scripts, toDrawable, toParagraphs } from "./text.ts";
import type { TextPart } from "../model.ts";

export type { Face, Run };

/** One printed line; `indent` is where a list item's further lines begin, in points, from the side where it begins. */
export type Line = { runs: Run[]; indent: number; rightToLeft?: true };

export type Metrics = {
  /** Width of a text in points at the given size. */
  width: (text: string, face: Face, size: number) => number;
  hasGlyph: (codePoint: number) => boolean;
  /** The face that draws a character of a text in `face`. */
  faceOf: (codePoint: number, face: Face) => Face;
};

const faces = { label: "bold", strong: "bold", italic: "oblique", plain: "regular" } as const;

export type Paragraph = { runs: Run[]; /** Ends in dots to write on. */ dots?: true };

/** Breaks a cell's parts into lines no wider than `width` points. Words longer than a line are cut. */
export function breakLines(
  parts: TextPart[],
  { metrics, size, width }: { metrics: Metrics; size: number; width: number },
): Line[] {
  return collectParagraphs(parts, (text) => toDrawable(text, metrics.hasGlyph)).flatMap((paragraph) => {
    const runs = paragraph.runs.flatMap((run) => byFace(run, metrics));
    const lines = linesOf({ ...paragraph, runs }, { metrics, size, width });
    return runs.some(({ face }) => face === "arabic") ? inDirection(lines, runs) : lines;
  });
}

/** A run in pieces that one font draws each. */
function byFace({ text, face }: Run, { faceOf }: Metrics): Run[] {
  if (!scripts.arabic.test(text) && !scripts.emoji.test(text)) return [{ text, face }];
  const pieces: Run[] = [];
  for (const character of text) {
    const own = faceOf(character.codePointAt(0) ?? 0, face);
    const last = pieces.at(-1);
    if (last?.face === own) last.text += character;
    else pieces.push({ text: character, face: own });
  }
  return pieces;
}

function inDirection(lines: Line[], runs: Run[]): Line[] {
  const rightToLeft = isRightToLeft(runs.map(({ text }) => text).join(""));
  return lines.map((line) => ({
    runs: visualRuns(line.runs, rightToLeft),
    indent: line.indent,
    ...(rightToLeft ? { rightToLeft } : {}),
  }));
}

/** The paragraphs of a cell's parts, inline ones joined to the paragraph before; `prepare` cleans each text. */
export function collectParagraphs(parts: TextPart[], prepare: (text: string) => string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const part of parts) {
    const face = faces[part.style ?? "plain"];
    const added = paragraphsOf(part, face, prepare);
    const last = paragraphs.at(-1);
    const first = added[0];
    if (part.inline && last && first) {
      last.runs.push(...first.runs);
      if (first.dots) last.dots = true;
      added.shift();
    }
    paragraphs.push(...added);
  }
  return paragraphs;
}

function paragraphsOf(part: TextPart, face: Face, prepare: (text: string) => string): Paragraph[] {
  if (part.blankLines) return Array.from({ length: part.blankLines }, () => ({ runs: [], dots: true as const }));
  return toParagraphs(part.text).map((text) => ({ runs: [{ text: prepare(text), face }] }));
}

type MeasuredText = { metrics: Metrics; size: number; width: number };

/** How many widths of a letter dots to write on need at least; with less room they begin on the next line. */
const shortestDots = 3;

/** Fills lines with words, one after the other; the lines after the first begin at the indent. */
class LineBuilder {
  readonly #lines: Line[] = [];
  readonly #text: MeasuredText;
  readonly #indent: number;
  #line: Line = { runs: [], indent: 0 };
  #used = 0;

  constructor(text: MeasuredText, indent: number) {
    this.#text = text;
    this.#indent = indent;
  }

  #widthOf(text: string, face: Face): number {
    return this.#text.metrics.width(text, face, this.#text.size);
  }

  #startLine(): void {
    this.#lines.push(trimmed(this.#line));
    this.#line = { runs: [], indent: this.#indent };
    this.#used = this.#indent;
  }

  /** Starts a line where this text, without the spaces at its end, would leave the one that is begun. */
  #makeRoom(text: string, face: Face): void {
    const isFull = this.#used + this.#widthOf(text.trimEnd(), face) > this.#text.width;
    if (isFull && this.#used > this.#line.indent) this.#startLine();
  }

  add({ text, face }: Run): void {
    for (const piece of piecesOf(text)) {
      this.#makeRoom(piece, face);
      const room = { width: this.#text.width - this.#line.indent, of: (part: string) => this.#widthOf(part, face) };
      for (const fitting of cut(piece, room)) {
        this.#makeRoom(fitting, face);
        append(this.#line, fitting, face);
        this.#used += this.#widthOf(fitting, face);
      }
    }
  }

  addDots(): void {
    const { width, size } = this.#text;
    if (width - this.#used < size * shortestDots) this.#startLine();
    append(this.#line, ".".repeat(Math.floor((width - this.#used) / this.#widthOf(".", "regular"))), "regular");
  }

  finish(): Line[] {
    return [...this.#lines, trimmed(this.#line)];
  }
}

function linesOf(paragraph: Paragraph, text: MeasuredText): Line[] {
  const builder = new LineBuilder(text, hangingIndent(paragraph, text));
  for (const run of paragraph.runs) builder.add(run);
  if (paragraph.dots) builder.addDots();
  return builder.finish();
}

function hangingIndent(paragraph: Paragraph, { metrics, size, width }: MeasuredText): number {
  const first = paragraph.runs[0];
  if (!first) return 0;
  const mark = itemMarkLength(first.text);
  const indent = mark ? metrics.width(first.text.slice(0, mark), first.face, size) : 0;
  return indent < width / 4 ? indent : 0;
}

/** Words with the spaces after them; a word may also be left after a hyphen or a slash between letters. */
function piecesOf(text: string): string[] {
  return text.match(/[^ ]*?(?:(?<=\p{L})[-\u2013/](?=\p{L})| +|$)/gu)?.filter(Boolean) ?? [];
}

type Room = { width: number; of: (part: string) => number };

function* cut(piece: string, { width, of }: Room): Generator<string> {
  if (of(piece.trimEnd()) <= width) {
    yield piece;
    return;
  }
  let part = "";
  let used = 0;
  for (const character of piece) {
    const own = of(character);
    if (part !== "" && used + own > width) {
      yield part;
      part = "";
      used = 0;
    }
    part += character;
    used += own;
  }
  if (part !== "") yield part;
}

function append(line: Line, text: string, face: Face): void {
  const last = line.runs.at(-1);
  if (last?.face === face) last.text += text;
  else line.runs.push({ text, face });
}

function trimmed(line: Line): Line {
  const last = line.runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return line;
}
