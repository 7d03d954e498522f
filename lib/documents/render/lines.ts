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
  const breaker = createBreaker({ metrics, size, width });
  return collectParagraphs(parts, (text) => toDrawable(text, metrics.hasGlyph)).flatMap((paragraph) => {
    const runs = paragraph.runs.flatMap((run) => byFace(run, metrics));
    const lines = breaker({ ...paragraph, runs });
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

function createBreaker({ metrics, size, width }: MeasuredText): (paragraph: Paragraph) => Line[] {
  return function breakParagraph(paragraph) {
    const indent = hangingIndent(paragraph, { metrics, size, width });
    const lines: Line[] = [];
    let line: Line = { runs: [], indent: 0 };
    let used = 0;
    const startLine = () => {
      lines.push(trimmed(line));
      line = { runs: [], indent };
      used = indent;
    };
    for (const { text, face } of paragraph.runs) {
      for (const piece of piecesOf(text)) {
        const bare = metrics.width(piece.trimEnd(), face, size);
        if (used + bare > width && used > line.indent) startLine();
        for (const fitting of cut(piece, {
          width: width - line.indent,
          of: (part) => metrics.width(part, face, size),
        })) {
          if (used + metrics.width(fitting.trimEnd(), face, size) > width && used > line.indent) startLine();
          append(line, fitting, face);
          used += metrics.width(fitting, face, size);
        }
      }
    }
    if (paragraph.dots) {
      if (width - used < size * 3) startLine();
      append(line, ".".repeat(Math.floor((width - used) / metrics.width(".", "regular", size))), "regular");
    }
    lines.push(trimmed(line));
    return lines;
  };
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
