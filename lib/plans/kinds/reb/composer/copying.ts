import { inOneLine } from "../../../text/wording";
import { boardLines } from "./board";
import type { AgeBand } from "./constants";
import type { Known } from "./known-content";
import { stemsOf } from "./objective-parts";

/** Words and lines that learners of an age copy from the board in a minute. */
const copiedPerMinute: Record<AgeBand, { words: number; lines: number }> = {
  early: { words: 8, lines: 1 },
  primary: { words: 15, lines: 2 },
  lower: { words: 20, lines: 3 },
  upper: { words: 22, lines: 3 },
};

/** Lines of the summary that belong together: one that is indented goes on with the one before it. */
function blocksOf(lines: readonly string[]): number[][] {
  const blocks: number[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (last && /^\s/.test(line)) last.push(index);
    else blocks.push([index]);
  }
  return blocks;
}

function wordsIn(line: string): number {
  return line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A heading says nothing that is worth copying alone. */
function isHeading(lines: readonly string[], block: readonly number[]): boolean {
  const [first = 0] = block;
  const line = lines[first] ?? "";
  return first === 0 && block.length === 1 && wordsIn(line) <= 7 && !/[=:]\s*\S/.test(line);
}

/**
 * The lines of a summary that learners copy while it stands, by their places: of those that the minutes hold the ones that the
 * questions need most, two at least. All of them where there is time.
 */
export function linesToCopy(
  lines: readonly string[],
  source: { minutes: number; band: AgeBand; asked: string },
): ReadonlySet<number> {
  const rate = copiedPerMinute[source.band];
  const left = { words: source.minutes * rate.words, lines: Math.max(2, source.minutes * rate.lines) };
  const sum = lines.reduce((words, line) => words + wordsIn(line), 0);
  if (lines.length <= left.lines && sum <= left.words) return new Set(lines.keys());
  const wanted = stemsOf(source.asked);
  const weighed = blocksOf(lines)
    .filter((block) => !isHeading(lines, block))
    .map((block, index) => {
      const text = block.map((place) => lines[place] ?? "").join(" ");
      const shared = [...stemsOf(text)].filter((stem) => wanted.has(stem)).length;
      // The steps of a rule are what is kept, from the first one on.
      const weight = /^\d+[.)]/.test(text) ? 10 - index * 0.1 : shared - index * 0.2;
      return { block, words: wordsIn(text), weight };
    });
  const chosen = new Set<number>();
  for (const { block, words } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    const isNeeded = chosen.size < 2;
    if (chosen.size + block.length > left.lines || (words > left.words && !isNeeded)) continue;
    for (const place of block) chosen.add(place);
    left.words -= words;
  }
  return chosen;
}

/** The summary as it stands on the board, the lines that are copied marked by a star, and how many those are; 0 for all. */
export function copiedSummary(
  { entry, exercises }: Known,
  { minutes, band }: { minutes: number; band: AgeBand },
): { lines: string[]; count: number } {
  const lines = boardLines(entry.board);
  const asked = [entry.objective.content, ...exercises.assessed.flatMap(({ q, a }) => [q, a])].join(" ");
  const chosen = linesToCopy(lines, { minutes, band, asked });
  if (chosen.size === lines.length) return { lines, count: 0 };
  return { lines: lines.map((line, index) => (chosen.has(index) ? `${line} *` : line)), count: chosen.size };
}

/** Numbers that are reckoned with: they stand beside a sign. */
const operands = /(?<=[×÷*/+−-]\s?)\d[\d .,]*\d|\d[\d .,]*\d(?=\s?[×÷*/+−-])/g;

function plainNumber(number: string): string {
  return number.replace(/[\s,]/g, "");
}

/** Lines of the summary with values that an answer is reckoned from and no question gives: they stay while it is asked. */
export function neededLines({ entry, exercises }: Known): string[] {
  const given = plainNumber(exercises.assessed.map(({ q }) => q).join(" "));
  const used = exercises.assessed.flatMap(({ a }) => (a.match(operands) ?? []).map(plainNumber));
  const missing = [...new Set(used)].filter((number) => number.length >= 3 && !given.includes(number));
  return boardLines(entry.board)
    .filter((line) => missing.some((number) => plainNumber(line).includes(number)))
    .map((line) => inOneLine(line).trim());
}
