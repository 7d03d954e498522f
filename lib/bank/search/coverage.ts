import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
import { isSame, type Indexed, type Said, type Wish, type Words } from "./likeness";
import { isCommon, isDoing, isSlipOf, isSoft, isSwapped, rawWords } from "./words";

/** What of a wish an entry teaches and what it does not, in the words that were typed. */
export type Coverage = { treats: string[]; lacks: string[] };

/** So often an entry has to say a word, in task, summary or questions, to teach something of it. */
const said = 2;
/** A word of less weight stands in too many titles to be what a lesson is about. */
const telling = 2;

type Pair<Content> = { item: Indexed<Content>; words: Words; said: () => Said };

/** A word of a wish as it was typed, what it is compared by, and whether it says what the lesson is about. */
export type Term = { raw: string; root: string; isKey: boolean };

/** From how many letters on a word may be another one with one letter wrong, and be short for a longer one: "calc", "temp". */
const shortest = { slip: 5, form: 3 };

/** Whether a word tells another one in short, by its beginning or without vowels, or has lost letters: "calc", "eqns", "wirng". */
function isShortFor(word: string, whole: string): boolean {
  if (word.length < shortest.form || word.length >= whole.length || word.length * 3 < whole.length) return false;
  if (whole.startsWith(word)) return true;
  const hasLost = whole.length - word.length <= 2 || /^.[^aeiouy]+$/.test(word);
  if (word[0] !== whole[0] || word.length < shortest.form + 1 || !hasLost) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Whether a word that stands in no title, and so may be a slip or short for something, is one that the entry says. */
function isMeant(typed: string, { words, joined }: Said): boolean {
  const word = plainLetters(typed).replace(/[^\p{L}]/gu, "");
  if (words.has(word)) return false;
  const isSlip = (other: string) => {
    const apart = distance(word, other);
    return apart <= 1 || isSlipOf(word, other) || (apart === 2 && isSwapped(word, other));
  };
  const isLong = word.length >= shortest.slip;
  return joined.has(word) || [...words].some((other) => isShortFor(word, other) || (isLong && isSlip(other)));
}

function isTaught<Content>({ root, raw }: Term, { item, words, said: saidBy }: Pair<Content>): boolean {
  if (item.all.some((other) => isSame(root, other, words))) return true;
  return (item.taught().get(root) ?? 0) >= said || (!words.isKnown(root) && isMeant(raw, saidBy()));
}

/** Whether a word says what the lesson is about: no number, no word that many titles have, nothing that is only done. */
function isKey(word: string, { weight, isKnown }: Words): boolean {
  return (
    word.length > (isKnown(word) ? 2 : shortest.form) &&
    !/\d/.test(word) &&
    !isSoft(word) &&
    !isDoing(word) &&
    !isCommon(word) &&
    weight(word) >= telling
  );
}

/** The words of a wish, read once for all entries that are held against it. */
export function termsOf(text: string, wish: Wish, words: Words): Term[] {
  return rawWords(text).map(({ raw, root }) => ({
    raw,
    root,
    isKey: wish.words.includes(root) && isKey(root, words),
  }));
}

/** The key terms of a wish, those that stand side by side as one, by whether the entry teaches them. */
export function coverageOf<Content>(terms: readonly Term[], { item, words }: Omit<Pair<Content>, "said">): Coverage {
  let read: Said | undefined;
  const pair = { item, words, said: () => (read ??= item.said()) };
  const found: Coverage = { treats: [], lacks: [] };
  let last: keyof Coverage | null = null;
  for (const term of terms) {
    const { raw } = term;
    const now = term.isKey ? (isTaught(term, pair) ? "treats" : "lacks") : null;
    const list = now && found[now];
    if (list && now === last) list.push(`${list.pop() ?? ""} ${raw}`);
    else list?.push(raw);
    last = now;
  }
  return found;
}
