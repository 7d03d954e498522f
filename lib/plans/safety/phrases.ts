import { WordPattern, type Tolerance, type Word } from "./words";

type Step = { patterns: readonly number[] } | { gap: number };
type Phrase = { label: number; steps: readonly Step[] };

/** Words `from` to `to` (inclusive) of a text are what the phrase of this label describes. */
export type Found = { label: number; from: number; to: number };

const bare: ReadonlySet<string> = new Set(["ku", "mu"]);
const shortestNoun = 4;
const usualGap = 3;
const remembered = 20_000;

/**
 * Many phrases looked for at once. A phrase is words with spaces between; `a|b` is either, `..` up to three words of any
 * kind, `..6` up to six. A gap never leaves the sentence.
 */
export class PhraseFinder {
  readonly #patterns: WordPattern[] = [];
  readonly #ids = new Map<string, number>();
  readonly #byLetter = new Map<string, number[]>();
  readonly #byFirst = new Map<number, Phrase[]>();
  readonly #known = new Map<string, readonly number[]>();
  readonly #ordinary: ReadonlySet<string>;

  /** `ordinary` are words that are never taken for misspelt ones. */
  constructor(ordinary: readonly string[] = []) {
    this.#ordinary = new Set(ordinary);
  }

  /** With a tolerance the longer words of the phrase are known when they are misspelt, too. */
  add(source: string, label: number, tolerance: Tolerance | null = null): void {
    const steps = source
      .trim()
      .split(/\s+/)
      .map((part): Step => {
        if (part.startsWith("..")) return { gap: Number(part.slice(2)) || usualGap };
        return { patterns: part.split("|").map((word) => this.#idOf(word, tolerance)) };
      });
    const [first] = steps;
    if (!first || "gap" in first) throw new RangeError(`A phrase begins with a word: ${source}`);
    for (const id of first.patterns) this.#byFirst.set(id, [...(this.#byFirst.get(id) ?? []), { label, steps }]);
  }

  #idOf(source: string, tolerance: Tolerance | null): number {
    const key = `${source} ${tolerance?.one ?? 0}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#patterns.push(new WordPattern(source, tolerance)) - 1;
    this.#ids.set(key, id);
    this.#byLetter.set(source.charAt(0), [...(this.#byLetter.get(source.charAt(0)) ?? []), id]);
    return id;
  }

  /** The patterns that may describe a word: those of its first letter, and those that stand behind prefixes. */
  #candidates(word: string): readonly number[] {
    return [...(this.#byLetter.get(word.charAt(0)) ?? []), ...(this.#byLetter.get("~") ?? [])];
  }

  /** The patterns that describe a word; what is spelt rightly is no misspelling of something else. */
  #read(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const all = this.#candidates(word);
    let ids = all.filter((id) => this.#patterns[id]?.matches(word));
    if (ids.length === 0 && word.length >= 5 && !this.#ordinary.has(word))
      ids = all.filter((id) => this.#patterns[id]?.resembles(word));
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.set(word, ids);
    return ids;
  }

  /** After "ku" and "mu" a Kinyarwanda noun has lost its first vowel: "ku mpunzi" speaks of impunzi. */
  #readAt(words: readonly Word[], at: number): readonly number[] {
    const { text = "" } = words[at] ?? {};
    const read = this.#read(text);
    if (!bare.has(words[at - 1]?.text ?? "") || text.length < shortestNoun || /^[aeiou]/.test(text)) return read;
    const whole = ["i", "u", "a"].map((vowel) => vowel + text);
    return [
      ...read,
      ...whole.flatMap((word) => this.#candidates(word).filter((id) => this.#patterns[id]?.matches(word))),
    ];
  }

  find(words: readonly Word[]): Found[] {
    const read = words.map((_, at) => this.#readAt(words, at));
    const found: Found[] = [];
    for (const [from, ids] of read.entries())
      for (const id of ids)
        for (const { label, steps } of this.#byFirst.get(id) ?? []) {
          const to = endOf(steps, 1, { at: from, words, read });
          if (to !== null) found.push({ label, from, to });
        }
    return found;
  }
}

type Place = { at: number; words: readonly Word[]; read: readonly (readonly number[])[] };

/** The last word of a phrase whose steps before `index` end at `at`, or null where it goes on otherwise. */
function endOf(steps: readonly Step[], index: number, { at, words, read }: Place): number | null {
  const step = steps[index];
  if (!step) return at;
  if (!("gap" in step)) {
    const isNext =
      words[at + 1]?.sentence === words[at]?.sentence && step.patterns.some((id) => read[at + 1]?.includes(id));
    return isNext ? endOf(steps, index + 1, { at: at + 1, words, read }) : null;
  }
  for (let skipped = 0; skipped <= step.gap; skipped += 1) {
    const end =
      words[at + skipped]?.sentence === words[at]?.sentence
        ? endOf(steps, index + 1, { at: at + skipped, words, read })
        : null;
    if (end !== null) return end;
  }
  return null;
}
