import { inAnyLanguage, listOf, type Spoken } from "../../../../text/spoken";
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

const littleWords: Spoken = {
  en: listOf("the and for are not has was can you who how its an is of to in on or it be by at as we do if so no he"),
  fr: listOf("les des une est qui que sur par du de la le un et en"),
  rw: listOf("na ya wa za ni mu ku cya bya by"),
  sw: listOf("na ya wa za ni"),
};
const isLittle = new RegExp(`^(?:${inAnyLanguage(littleWords)})$`);

/** All that a text says which could be asked for: beginnings of words, short words and numbers. */
function termsOf(text: string): Set<string> {
  const words = searchable(text).match(/[a-z]{2,}|\d+(?:[.,/]\d+)*/g) ?? [];
  return new Set(words.filter((word) => !isLittle.test(word)).map((word) => word.slice(0, stemLetters)));
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

/** How much there is to write: words, and lines of the board. */
type CopyingRoom = { words: number; lines: number };

function roomFor({ minutes, band }: { minutes: number; band: AgeBand }): CopyingRoom {
  const rate = copiedPerMinute[band];
  const most = Math.max(mostCopiedLines.least, minutes * mostCopiedLines.perMinute);
  return {
    words: minutes * rate.words,
    lines: Math.max(fewestCopiedLines, Math.min(minutes * rate.lines, most)),
  };
}

function termBlocks(lines: readonly string[]): TermBlock[] {
  const blocks = blocksOf(lines).filter((block) => !isHeading(lines, block));
  return blocks.map((block, index) => {
    const text = block.map((place) => lines[place] ?? "").join(" ");
    return { block, terms: termsOf(text), index, isStep: isStep(text) };
  });
}

/** What copying a block is worth while these terms are wanted; of blocks that are worth the same the first one. */
function worthOf({ terms, index, isStep: isOfRule }: TermBlock, wanted: readonly Map<string, number>[]): number {
  return isOfRule
    ? copyPoints.step + copyPoints.laterStep * index
    : gainOf(terms, wanted) + copyPoints.laterLine * index;
}

/** Takes blocks from the one that is worth most; what one says that `take` took is wanted no more of the ones after it. */
function takeBest(
  blocks: readonly TermBlock[],
  wanted: readonly Map<string, number>[],
  take: (block: TermBlock) => boolean,
): void {
  const open = new Set(blocks);
  for (let left = open.size; left > 0; left -= 1) {
    const [best] = [...open].sort((a, b) => worthOf(b, wanted) - worthOf(a, wanted));
    if (!best) return;
    open.delete(best);
    if (take(best)) for (const terms of wanted) for (const term of best.terms) terms.delete(term);
  }
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
  const room = roomFor(source);
  const wordsAt = (places: readonly number[]) =>
    places.reduce((words, place) => words + wordsIn(lines[place] ?? ""), 0);
  if (lines.length <= room.lines && wordsAt([...lines.keys()]) <= room.words) return new Set(lines.keys());
  const blocks = termBlocks(lines);
  const chosen = new Set<number>();
  takeBest(blocks, weightsOf(blocks, source.wanted), ({ block }) => {
    const head = headOf(lines, block[0] ?? 0);
    const places = [...(head === null ? [] : [head]), ...block].filter((place) => !chosen.has(place));
    const words = wordsAt(places);
    const isFull = words > room.words && chosen.size >= fewestCopiedLines;
    if (isFull || chosen.size + places.length > room.lines) return false;
    for (const place of places) chosen.add(place);
    room.words -= words;
    return true;
  });
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
