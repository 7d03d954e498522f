import { searchable } from "../text/wording";

/** One word of a text: lower case, without accents; `segment` is the part of a sentence, `sentence` the whole it stands in. */
export type Word = { text: string; segment: number; sentence: number; start: number; end: number };

const wordOrMark = /[a-z0-9]+|[.;:!?\n,()]|\s[–—-]\s/g;

/** Apostrophes of every kind as one, accents gone, and still as many characters as the text has. */
function plain(text: string): string {
  const flat = searchable(text);
  if (flat.length === text.length) return flat;
  return Array.from(text, (character) =>
    searchable(character).padEnd(character.length).slice(0, character.length),
  ).join("");
}

/** The words of a text, by sentences and by the segments that commas make. */
export function wordsOf(text: string, limit: number): Word[] {
  const words: Word[] = [];
  // A word has ten letters or so: what is left out here would not be read anyway.
  const read = text.slice(0, limit * 10);
  let segment = 0;
  let sentence = 0;
  for (const match of plain(read).matchAll(wordOrMark)) {
    const [found] = match;
    if (/^[a-z0-9]/.test(found)) {
      words.push({ text: found, segment, sentence, start: match.index, end: match.index + found.length });
      if (words.length >= limit) break;
      continue;
    }
    segment += 1;
    if (/[.;!?\n]/.test(found)) sentence += 1;
  }
  return words;
}

/** Edits (letters changed, left out, added or swapped) between `word` and the nearest beginning, or the whole, of `said`. */
function edits(word: string, said: string, { whole }: { whole: boolean }): number {
  let before: number[] = [];
  let row = Array.from({ length: said.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= said.length; j += 1) {
      const same = word[i - 1] === said[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwapped = i > 1 && j > 1 && word[i - 1] === said[j - 2] && word[i - 2] === said[j - 1];
      if (isSwapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return whole ? (row[said.length] ?? 0) : Math.min(...row.slice(1));
}

/** From how many letters on a misspelt word may be one edit away from the right one, and from how many on two. */
export type Tolerance = { one: number; two: number };

/** Letters that noun classes, persons and tenses may put before a stem of Kinyarwanda or Kiswahili. */
const longestPrefix = 8;

/** How many letters may be wrong by the mark behind a word. */
const slipsSaid: Readonly<Partial<Record<string, number>>> = { "!": 0, "?": 1 };

/** How many letters of a word so long may be wrong. */
function slipsIn(length: number, tolerance: Tolerance | null): number {
  if (!tolerance || length < tolerance.one) return 0;
  return length < tolerance.two ? 1 : 2;
}

/**
 * How one word is described in the lists: `word` as it stands, `word*` by its beginning, `~stem` and `~stem*` behind the
 * prefixes of noun classes and verbs. `!` at the end: never misspelt, `?`: one edit away at any length.
 */
export class WordPattern {
  readonly #stem: string;
  readonly #open: boolean;
  readonly #prefixed: boolean;
  readonly #allowed: number;

  constructor(source: string, tolerance: Tolerance | null) {
    this.#prefixed = source.startsWith("~");
    this.#open = /\*[!?]?$/.test(source);
    this.#stem = source.replace(/^~|[*!?]+$/g, "");
    const { length } = this.#stem;
    this.#allowed = slipsSaid[source.at(-1) ?? ""] ?? slipsIn(length, tolerance);
  }

  /** Whether the word is one that the pattern describes, spelt rightly. */
  matches(word: string): boolean {
    const stem = this.#stem;
    if (!this.#prefixed) return this.#open ? word.startsWith(stem) : word === stem;
    if (!this.#open) return word.endsWith(stem) && word.length - stem.length <= longestPrefix;
    const at = word.indexOf(stem);
    return at >= 0 && at <= longestPrefix;
  }

  /** Whether the word may be a misspelling of one that the pattern describes; its first letter is taken to be right. */
  resembles(word: string): boolean {
    const stem = this.#stem;
    const allowed = this.#allowed;
    if (allowed === 0 || word.length < stem.length - allowed) return false;
    if (!this.#prefixed) return word[0] === stem[0] && this.#isNear(word, allowed);
    const last = Math.min(longestPrefix, word.length - stem.length + 1);
    for (let at = 0; at <= last; at += 1) if (word[at] === stem[0] && this.#isNear(word.slice(at), 1)) return true;
    return false;
  }

  #isNear(word: string, allowed: number): boolean {
    if (!this.#open && Math.abs(word.length - this.#stem.length) > allowed) return false;
    const said = this.#open ? word.slice(0, this.#stem.length + allowed) : word;
    return edits(this.#stem, said, { whole: !this.#open }) <= allowed;
  }
}

/** The sentences of a text, one after another, each with its mark. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]+(?:[.!?]+["”»’)]*)?/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}
