import { searchable } from "../../../../text/wording";
import {
  copiedPerMinute,
  copyPoints,
  fewestCopiedLines,
  headingWords,
  mostCopiedLines,
  stemLetters,
  wantedWeights,
} from "./constants";
import { boardLines } from "./board";
import type { AgeBand } from "../../course/constants";
import type { TaughtEntry } from "./taught";

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Lines of the summary that belong together: one that is indented deeper than all goes on with the one before it. */
function blocksOf(lines: readonly string[]): number[][] {
  const blocks: number[][] = [];
  // A whole summary may be indented below its heading.
  const common = Math.min(...lines.slice(1).map(indentOf));
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (last && indentOf(line) > common) last.push(index);
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
  return first === 0 && block.length === 1 && wordsIn(line) <= headingWords && !/[=:]\s*\S/.test(line);
}

/**
 * The first row of the table that a line stands in, which says what its columns are; null outside of tables and for that row
 * itself.
 */
function headOf(lines: readonly string[], place: number): number | null {
  let head = place;
  while (head > 0 && lines[place]?.includes(" | ") && lines[head - 1]?.includes(" | ")) head -= 1;
  return head === place ? null : head;
}

const littleWords =
  /^(?:the|and|for|are|not|has|was|can|you|who|how|its|an|is|of|to|in|on|or|it|be|by|at|as|we|do|if|so|no|he|les|des|une|est|qui|que|sur|par|du|de|la|le|un|et|en|na|ya|wa|za|ni|mu|ku|cya|bya|by)$/;

/** All that a text says which could be asked for: beginnings of words, short words and numbers. */
function termsOf(text: string): Set<string> {
  const words = searchable(text).match(/[a-z]{2,}|\d+(?:[.,/]\d+)*/g) ?? [];
  return new Set(words.filter((word) => !littleWords.test(word)).map((word) => word.slice(0, stemLetters)));
}

/**
 * A step of a rule, which is kept from the first one on; what has a name of its own ("2. Grouping: ...") is one thing among
 * others.
 */
function isStep(text: string): boolean {
  return /^\d+[.)] [^:=]*$/.test(text);
}

export type WeightedText = { text: string; weight: number };

/** What of the wanted terms a text has that nothing before it had; a term that each line has tells them not apart. */
function gainOf(terms: ReadonlySet<string>, wanted: readonly Map<string, number>[]): number {
  return wanted.reduce((sum, left) => sum + [...terms].reduce((points, term) => points + (left.get(term) ?? 0), 0), 0);
}

type TermBlock = { block: number[]; terms: Set<string>; index: number; isStep: boolean };

/** For each thing that is wanted the weights of its terms: rare ones on the board count most. */
function weightsOf(blocks: readonly TermBlock[], wanted: readonly WeightedText[]): Map<string, number>[] {
  const among = (term: string) => blocks.filter(({ terms }) => terms.has(term)).length;
  return wanted.map(({ text, weight }) => {
    const terms = [...termsOf(text)].filter((term) => among(term) > 0);
    return new Map(terms.map((term) => [term, weight / among(term)]));
  });
}

/**
 * The lines of a summary that learners copy while it stands, by their places: of those that the minutes hold the ones that the
 * wanted texts, the questions with their answers, need; after each line those count that say what no copied line says yet. Two at
 * least, a row of a table with its head, and all of them where there is time.
 */
export function linesToCopy(
  lines: readonly string[],
  source: { minutes: number; band: AgeBand; wanted: readonly WeightedText[] },
): ReadonlySet<number> {
  const rate = copiedPerMinute[source.band];
  const { minutes } = source;
  const most = Math.max(mostCopiedLines.least, minutes * mostCopiedLines.perMinute);
  const left = {
    words: minutes * rate.words,
    lines: Math.max(fewestCopiedLines, Math.min(minutes * rate.lines, most)),
  };
  const sum = lines.reduce((words, line) => words + wordsIn(line), 0);
  if (lines.length <= left.lines && sum <= left.words) return new Set(lines.keys());
  const blocks = blocksOf(lines)
    .filter((block) => !isHeading(lines, block))
    .map((block, index): TermBlock => {
      const text = block.map((place) => lines[place] ?? "").join(" ");
      return { block, terms: termsOf(text), index, isStep: isStep(text) };
    });
  const wanted = weightsOf(blocks, source.wanted);
  const chosen = new Set<number>();
  const open = new Set(blocks);
  while (open.size > 0) {
    const worth = (one: TermBlock) =>
      one.isStep
        ? copyPoints.step + copyPoints.laterStep * one.index
        : gainOf(one.terms, wanted) + copyPoints.laterLine * one.index;
    const [best] = [...open].sort((a, b) => worth(b) - worth(a));
    if (!best) break;
    open.delete(best);
    const head = headOf(lines, best.block[0] ?? 0);
    const places = [...(head === null ? [] : [head]), ...best.block].filter((place) => !chosen.has(place));
    const words = places.reduce((all, place) => all + wordsIn(lines[place] ?? ""), 0);
    if (chosen.size + places.length > left.lines || (words > left.words && chosen.size >= fewestCopiedLines)) continue;
    for (const place of places) chosen.add(place);
    left.words -= words;
    for (const terms of wanted) for (const term of best.terms) terms.delete(term);
  }
  return chosen;
}

/** The summary as it stands on the board, the lines that are copied marked by a star, and how many those are; 0 for all. */
export function copiedSummary(
  { entry, exercises }: TaughtEntry,
  { minutes, band }: { minutes: number; band: AgeBand },
): { lines: string[]; count: number } {
  const lines = boardLines(entry.board);
  const wanted = [
    ...exercises.assessed.flatMap(({ q, a }) => [
      { text: a, weight: wantedWeights.answer },
      { text: q, weight: wantedWeights.question },
    ]),
    { text: `${entry.titles[entry.language]?.[0] ?? ""} ${entry.objective.content}`, weight: wantedWeights.topic },
  ];
  const chosen = linesToCopy(lines, { minutes, band, wanted });
  if (chosen.size === lines.length) return { lines, count: 0 };
  return { lines: lines.map((line, index) => (chosen.has(index) ? `${line} *` : line)), count: chosen.size };
}
