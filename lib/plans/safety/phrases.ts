import { planLanguages } from "@/lib/core/language";
import { listOf, type Spoken } from "../text/spoken";
import { WordPattern, type Leniency } from "./spelling";
import type { Word } from "./words";

type Step = { patterns: readonly number[] } | { gap: number };
type Phrase = { label: number; steps: readonly Step[] };

/**
 * Words `from` to `to` (inclusive) of a text are what the phrase of this label describes; `near` of them are spelt so badly that
 * they are known by the `firm` ones beside them alone.
 */
export type PhraseMatch = { label: number; from: number; to: number; near: number; firm: number };

/** The patterns that describe a word, and those that may when words beside it speak for it. */
type PhraseReading = { sure: readonly number[]; near: readonly number[] };

const bare: ReadonlySet<string> = new Set(["ku", "mu"]);
const shortestNoun = 4;
const littleWords: Spoken = {
  en: listOf("the and for her his our your their with from who that not are was has have"),
  fr: listOf("les des une sur pour par dans est aux ses mes qui que"),
  rw: [],
  sw: [],
};
const empty: ReadonlySet<string> = new Set(planLanguages.flatMap((language) => littleWords[language]));
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
  readonly #known = new Map<string, PhraseReading>();
  readonly #ordinary: ReadonlySet<string>;
  readonly #common: ReadonlySet<string>;

  /** `ordinary` are words that are never taken for misspelt ones, `common` those that are not for slips of the pen. */
  constructor({ ordinary = [], common = [] }: { ordinary?: readonly string[]; common?: readonly string[] } = {}) {
    this.#ordinary = new Set(ordinary);
    this.#common = new Set(common);
  }

  #isCommon(word: string): boolean {
    return this.#ordinary.has(word) || this.#common.has(word);
  }

  /** With leniency the longer words of the phrase are known when they are misspelt, too. */
  add(source: string, label: number, leniency: Leniency | null = null): void {
    const steps = source
      .trim()
      .split(/\s+/)
      .map((part): Step => {
        if (part.startsWith("..")) return { gap: Number(part.slice(2)) || usualGap };
        return { patterns: part.split("|").map((word) => this.#idOf(word, leniency)) };
      });
    const [first] = steps;
    if (!first || "gap" in first) throw new RangeError(`A phrase begins with a word: ${source}`);
    for (const id of first.patterns) this.#byFirst.set(id, [...(this.#byFirst.get(id) ?? []), { label, steps }]);
  }

  #idOf(source: string, leniency: Leniency | null): number {
    const key = `${source} ${leniency?.alone?.one ?? 0} ${leniency?.beside.one ?? 0}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#patterns.push(new WordPattern(source, leniency)) - 1;
    this.#ids.set(key, id);
    this.#byLetter.set(source.charAt(0), [...(this.#byLetter.get(source.charAt(0)) ?? []), id]);
    return id;
  }

  /** The patterns that may describe a word: those of its first letter, and those that stand behind prefixes. */
  #candidates(word: string): readonly number[] {
    return [...(this.#byLetter.get(word.charAt(0)) ?? []), ...(this.#byLetter.get("~") ?? [])];
  }

  /** A word that is spelt correctly is never taken for a misspelling. */
  #read(word: string): PhraseReading {
    const known = this.#known.get(word);
    if (known) return known;
    const all = this.#candidates(word);
    const those = (isMeant: (pattern: WordPattern) => boolean) =>
      all.filter((id) => {
        const pattern = this.#patterns[id];
        return pattern !== undefined && isMeant(pattern);
      });
    let sure = those((pattern) => pattern.matches(word));
    if (sure.length === 0 && word.length > shortestNoun && !this.#ordinary.has(word))
      sure = those((pattern) => pattern.resembles(word));
    const mayBeSlip = sure.length === 0 && word.length >= shortestNoun && !this.#isCommon(word);
    if (mayBeSlip && word.length > shortestNoun) sure = those((pattern) => pattern.slips(word));
    const near = mayBeSlip && sure.length === 0 ? those((pattern) => pattern.resemblesBeside(word)) : [];
    const read = { sure, near };
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.set(word, read);
    return read;
  }

  /** After "ku" and "mu" a Kinyarwanda noun has lost its first vowel: "ku mpunzi" speaks of impunzi. */
  #readAt(words: readonly Word[], at: number): PhraseReading {
    const { text = "" } = words[at] ?? {};
    const read = this.#read(text);
    if (!bare.has(words[at - 1]?.text ?? "") || text.length < shortestNoun || /^[aeiou]/.test(text)) return read;
    const whole = ["i", "u", "a"].map((vowel) => vowel + text);
    const added = whole.flatMap((word) => this.#candidates(word).filter((id) => this.#patterns[id]?.matches(word)));
    const near = added.length + read.sure.length > 0 ? [] : whole.flatMap((word) => this.#read(word).near);
    return { sure: [...read.sure, ...added], near: [...read.near, ...near] };
  }

  /** The patterns that describe this word and the next one as one: "wheel chair". */
  #readApart(words: readonly Word[], at: number): readonly number[] {
    const [first, second] = words.slice(at, at + 2);
    if (!first || !second || first.segment !== second.segment) return [];
    if (Math.min(first.text.length, second.text.length) < shortestNoun) return [];
    return this.#candidates(first.text).filter((id) => this.#patterns[id]?.matchesApart(first.text, second.text));
  }

  find(words: readonly Word[]): PhraseMatch[] {
    const read = words.map((_, at) => this.#readAt(words, at));
    const found: PhraseMatch[] = [];
    const follow = (ids: readonly number[], from: number, start: End) => {
      for (const id of ids)
        for (const { label, steps } of this.#byFirst.get(id) ?? []) {
          const end = endOf(steps, 1, { ...start, words, read });
          if (end) found.push({ label, from, to: end.at, near: end.near, firm: end.firm });
        }
    };
    for (const [from, { sure, near }] of read.entries()) {
      follow(sure, from, { at: from, near: 0, firm: weightOf(words[from]) });
      follow(near, from, { at: from, near: 1, firm: 0 });
      follow(this.#readApart(words, from), from, { at: from + 1, near: 0, firm: 1 });
    }
    return found;
  }
}

type End = { at: number; near: number; firm: number };
type PhrasePlace = End & { words: readonly Word[]; read: readonly PhraseReading[] };

/** Short words stand everywhere and speak for none beside them. */
function weightOf(word: Word | undefined): number {
  return word && word.text.length >= 3 && !empty.has(word.text) ? 1 : 0;
}

/** Where a phrase ends whose steps before `index` end at `at`, or null where it goes on otherwise. */
function endOf(steps: readonly Step[], index: number, { at, near, firm, words, read }: PhrasePlace): End | null {
  const step = steps[index];
  if (!step) return { at, near, firm };
  if (!("gap" in step)) {
    const next = read[at + 1];
    if (!next || words[at + 1]?.sentence !== words[at]?.sentence) return null;
    const place = { at: at + 1, words, read };
    if (step.patterns.some((id) => next.sure.includes(id)))
      return endOf(steps, index + 1, { ...place, near, firm: firm + weightOf(words[at + 1]) });
    return step.patterns.some((id) => next.near.includes(id))
      ? endOf(steps, index + 1, { ...place, near: near + 1, firm })
      : null;
  }
  for (let skipped = 0; skipped <= step.gap; skipped += 1) {
    const isSameSentence = words[at + skipped]?.sentence === words[at]?.sentence;
    const end = isSameSentence ? endOf(steps, index + 1, { at: at + skipped, near, firm, words, read }) : null;
    if (end) return end;
  }
  return null;
}
