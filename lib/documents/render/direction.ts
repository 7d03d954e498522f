import bidiFactory from "bidi-js";
import { scripts } from "./text.ts";

export type Face = "regular" | "bold" | "oblique" | "arabic" | "emoji";

/** `order` is a run's place in what was written, where that is not its place on the line. */
export type Run = { text: string; face: Face; order?: number };

const bidi = bidiFactory();
const letters = /\p{L}/u;

/** Whether a paragraph begins at the right: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const [first] = letters.exec(text) ?? [];
  return first !== undefined && scripts.arabic.test(first);
}

type Piece = Run & { level: number };

/**
 * The runs of a line in their order on paper, from the left. Words of a script that runs to the left stay whole, for the
 * font joins their letters; `order` is their place in what was written.
 */
export function visualRuns(runs: readonly Run[], rightToLeft: boolean): Run[] {
  const text = runs.map((run) => run.text).join("");
  const { levels } = bidi.getEmbeddingLevels(text, rightToLeft ? "rtl" : "ltr");
  const pieces = piecesOf(runs, levels);
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) reverseFrom(pieces, level);
  return pieces.map(({ level: _level, ...run }) => run);
}

/** What has one font, one direction and, to the left, one word. */
function piecesOf(runs: readonly Run[], levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text, face } of runs) {
    let last: Piece | undefined;
    for (const character of text) {
      const level = levels[at] ?? 0;
      at += character.length;
      const joins = last?.level === level && (level % 2 === 0 || isBlank(character) === isBlank(last.text));
      if (last && joins) last.text = takesBehind(last) ? last.text + character : mirrored(character) + last.text;
      else
        pieces.push((last = { text: level % 2 ? mirrored(character) : character, face, level, order: pieces.length }));
    }
  }
  return pieces;
}

/** A font that joins letters turns them itself; the others draw what they get from the left. */
function takesBehind({ level, face }: Piece): boolean {
  return level % 2 === 0 || face === "arabic";
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

function reverseFrom(pieces: Piece[], level: number): void {
  let start = 0;
  while (start < pieces.length) {
    let end = start;
    while ((pieces[end]?.level ?? -1) >= level) end += 1;
    pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
    start = end + 1;
  }
}
