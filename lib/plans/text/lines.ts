import { isFilled } from "./wording";
import { isHeading } from "./reading";

/** The lines of a text under one of its headings; the first part of a text may have none. */
export type TextBlock = { heading: string | null; lines: string[] };

/** A text in the parts that its headings make; empty lines go. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [{ heading: null, lines: [] }];
  for (const line of text.split("\n").filter(isFilled)) {
    if (isHeading(line)) blocks.push({ heading: line, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

export function textOf(blocks: readonly TextBlock[]): string {
  return blocks.flatMap(({ heading, lines }) => (heading === null ? lines : [heading, ...lines])).join("\n");
}

const mark = /^\s*[-•*–]\s+/;

/** A sentence as a line of the text: with a bullet where the others have one. */
export function asLine(sentence: string, text: string): string {
  const bare = sentence.replace(mark, "");
  const lines = blocksOf(text).flatMap((block) => block.lines);
  const bullet = lines.filter((line) => mark.test(line)).length * 2 > lines.length;
  return bullet ? `- ${bare}` : bare;
}

/** Which block a line goes into, and whether behind its first line or behind all. */
export type Spot = { block: "first" | "last" | number; place: "early" | "end" };

/** The text with one more line; the others stay as they are. */
export function withLine(text: string, sentence: string, spot: Spot): string {
  const line = asLine(sentence, text);
  const blocks = blocksOf(text);
  const places = { first: 0, last: blocks.length - 1 };
  const index = typeof spot.block === "number" ? spot.block : places[spot.block];
  const block = blocks[index] ?? blocks.at(-1);
  if (!block) return line;
  block.lines.splice(spot.place === "early" ? 1 : block.lines.length, 0, line);
  return textOf(blocks);
}

/** The text without some of its lines, counted without headings from 0 on. */
export function withoutLines(text: string, gone: ReadonlySet<number>): string {
  let index = -1;
  return textOf(
    blocksOf(text).map(({ heading, lines }) => ({ heading, lines: lines.filter(() => !gone.has((index += 1))) })),
  );
}

/** The lines of a text, without its headings. */
export function linesOf(text: string): string[] {
  return blocksOf(text).flatMap(({ lines }) => lines);
}
