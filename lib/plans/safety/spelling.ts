import { editsBetween, isOneLetterOff, soundOf, type SoundSpellings } from "@/lib/core/spelling";

/**
 * From how many letters on a misspelt word may differ from the right one: by a slip (a letter lost or doubled, two swapped),
 * by any one edit, by two.
 */
type Tolerance = { slip: number; one: number; two: number };

/** How far a word may be off where it stands alone, and where another word of its phrase is spelt rightly. */
export type Leniency = { alone: Tolerance | null; beside: Tolerance };

/** Letters that noun classes, persons and tenses may put before a stem of Kinyarwanda or Kiswahili. */
const longestPrefix = 8;

/** How many letters may be wrong by the mark behind a word. */
const slipsSaid: Readonly<Partial<Record<string, number>>> = { "!": 0, "?": 1 };

const shortestSound = 6;
const shortestApart = 8;

/** Spellings of one sound, the longer ones first. */
const sounds: SoundSpellings = [
  [/eau|au/g, "o"],
  [/ai|ei|ay|ey/g, "e"],
  [/ph/g, "f"],
  [/qu|ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** A word as it sounds: "maltretance" and "maltraitance" are one. */
const sound = soundOf(sounds);

/**
 * How one word is described in the lists: `word` as it stands, `word*` by its beginning, `~stem` and `~stem*` behind the
 * prefixes of noun classes and verbs. `!` at the end: never misspelt, `?`: one edit away at any length.
 */
export class WordPattern {
  readonly #stem: string;
  readonly #open: boolean;
  readonly #prefixed: boolean;
  readonly #said: number | undefined;
  readonly #leniency: Leniency | null;
  readonly #sound: string;

  constructor(source: string, leniency: Leniency | null) {
    this.#prefixed = source.startsWith("~");
    this.#open = /\*[!?]?$/.test(source);
    this.#stem = source.replace(/^~|[*!?]+$/g, "");
    this.#said = slipsSaid[source.at(-1) ?? ""];
    this.#leniency = leniency;
    this.#sound = sound(this.#stem);
  }

  /** Whether the word is one that the pattern describes, spelt rightly. */
  matches(word: string): boolean {
    const stem = this.#stem;
    if (!this.#prefixed) return this.#open ? word.startsWith(stem) : word === stem;
    if (!this.#open) return word.endsWith(stem) && word.length - stem.length <= longestPrefix;
    const at = word.indexOf(stem);
    return at >= 0 && at <= longestPrefix;
  }

  /** Whether two words that are written apart are one that the pattern describes. */
  matchesApart(first: string, second: string): boolean {
    const isWhole = this.#leniency !== null && !this.#prefixed && this.#stem.length > first.length + 1;
    return isWhole && this.#stem.length >= shortestApart && this.matches(first + second);
  }

  /** Whether the word may be a misspelling of one that the pattern describes; its first letter is taken to be right. */
  resembles(word: string): boolean {
    const allowed = this.#editsIn(this.#leniency?.alone ?? null);
    if (allowed === 0 || word.length < this.#stem.length - allowed) return false;
    if (!this.#prefixed) return word[0] === this.#stem[0] && this.#isNear(word, allowed);
    return this.#isBehindPrefix(word);
  }

  /** Whether it is one by a slip, or sounds the same; said of a word that is none of those in common use. */
  slips(word: string): boolean {
    return this.#isSlip(word, this.#leniency?.alone ?? null);
  }

  /** Whether the word may be a misspelling where another word of the phrase is spelt rightly: this one may then be further off. */
  resemblesBeside(word: string): boolean {
    const { beside = null } = this.#leniency ?? {};
    if (this.#prefixed || !beside || word[0] !== this.#stem[0]) return false;
    const allowed = this.#editsIn(beside);
    const isClose = allowed > 0 && word.length >= this.#stem.length - allowed && this.#isNear(word, allowed);
    return isClose || this.#isSlip(word, beside);
  }

  #editsIn(tolerance: Tolerance | null): number {
    if (this.#said !== undefined) return this.#said;
    const { length } = this.#stem;
    if (!tolerance || length < tolerance.one) return 0;
    return length < tolerance.two ? 1 : 2;
  }

  #isSlip(word: string, tolerance: Tolerance | null): boolean {
    const stem = this.#stem;
    if (!tolerance || this.#prefixed || this.#said === 0 || stem.length < tolerance.slip) return false;
    return word[0] === stem[0] && (isOneLetterOff(word, stem, { isOpen: this.#open }) || this.#sounds(word));
  }

  #sounds(word: string): boolean {
    if (this.#sound.length < shortestSound) return false;
    return this.#open ? sound(word).startsWith(this.#sound) : sound(word) === this.#sound;
  }

  #isBehindPrefix(word: string): boolean {
    const last = Math.min(longestPrefix, word.length - this.#stem.length + 1);
    for (let at = 0; at <= last; at += 1)
      if (word[at] === this.#stem[0] && this.#isNear(word.slice(at), 1)) return true;
    return false;
  }

  #isNear(word: string, allowed: number): boolean {
    if (!this.#open && Math.abs(word.length - this.#stem.length) > allowed) return false;
    const said = this.#open ? word.slice(0, this.#stem.length + allowed) : word;
    return editsBetween(this.#stem, said, { isWhole: !this.#open }) <= allowed;
  }
}
