import { distance } from "fastest-levenshtein";
import { areContraries } from "./contraries";
import { plainLetters } from "@/lib/core/searchable";
import { kinOf } from "./everyday";
import { isSameWord, type Indexed, type Said, type Wish, type Words } from "./likeness";
import { isCommon, isDoing, isSlipOf, isSoft, isSwapped, rawWords, topicWords } from "./words";

/** What of a wish an entry teaches and what it does not, in the words that were typed; `share` is that of the first, by weight, `isTurned` whether it lacks that into which the wish turns its contrary. */
export type Coverage = { treats: string[]; lacks: string[]; share: number; isTurned: boolean };

/** So often an entry has to say a word, in task, summary or questions or in all its texts, to teach something of it. */
const said = { taught: 2, whole: 4 };
/** What a word weighs that no title has: it may be what the wish is about. */
const strange = 4;
/** A word of less weight stands in too many titles to be what a lesson is about. */
const telling = 2;

type Pair<Content> = { item: Indexed<Content>; words: Words; said: () => Said; isWide: boolean };

/** A word of a wish as it was typed, as it is meant, what it is compared by, and whether it says what the lesson is about. */
export type Term = { raw: string; meant: string; roots: string[]; isKey: boolean; isGoal: boolean };

/** From how many letters on a word may be another one with one letter wrong, and be short for a longer one: "calc", "temp". */
const shortest = { slip: 5, form: 3 };

/** Whether a word tells another one in short, by its beginning or without vowels, or has lost letters: "calc", "eqns", "wirng". */
function isShortFor(word: string, whole: string): boolean {
  if (word.length <= shortest.form || word.length >= whole.length || word.length * 3 < whole.length) return false;
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

/** Whether an entry teaches a term; half of it where it says it once. */
function taughtShare<Content>(term: Term, pair: Pair<Content>): number {
  if (isTaught(term, pair)) return 1;
  return term.roots.every((root) => pair.item.taught().has(root)) ? 0.5 : 0;
}

function isTaughtBy<Content>({ item, isWide }: Pair<Content>, root: string): boolean {
  return (item.taught().get(root) ?? 0) >= said.taught || (isWide && (item.whole().get(root) ?? 0) >= said.whole);
}

function isTaught<Content>({ roots, meant }: Term, pair: Pair<Content>): boolean {
  const { item, words, said: saidBy } = pair;
  return roots.every((root) => {
    if (item.all.some((other) => isSameWord(root, other, words))) return true;
    const isSaid = [root, ...kinOf(root)].some((kin) => item.all.includes(kin) || isTaughtBy(pair, kin));
    return isSaid || (!words.isKnown(root) && isMeant(meant, saidBy()));
  });
}

/** Whether a word says what the lesson is about: no number, no word that many titles have, nothing that is only done. */
function isKey(word: string, { weight, isKnown }: Words, isName: boolean): boolean {
  return (
    word.length > (isKnown(word) || isName ? 2 : shortest.form) &&
    !/\d/.test(word) &&
    !isSoft(word) &&
    !isDoing(word) &&
    !isCommon(word) &&
    weight(word) >= telling
  );
}

/** The words of a wish, read once for all entries that are held against it; `mend` gives each as it is meant. */
export function termsOf(
  text: string,
  { wish, words, mend }: { wish: Wish; words: Words; mend: (word: string) => string },
): Term[] {
  const isLoud = text === text.toUpperCase();
  const terms = rawWords(text).map((raw) => {
    const isName = !isLoud && raw === raw.toUpperCase();
    const meant = mend(raw);
    const roots = topicWords(meant);
    const { from, to } = wish.turned ?? { from: [], to: [] };
    const isGoal = roots.some((root) => to.includes(root) && from.some((other) => areContraries(root, other)));
    const isOf = (root: string) => !/\d/.test(raw) && wish.words.includes(root) && isKey(root, words, isName);
    return { raw, meant, roots, isGoal, isKey: roots.some(isOf) };
  });
  if (terms.some((term) => term.isKey)) return terms;
  // Where no word is rare or long enough, what is left of the wish without words of every day: "first world war".
  const isLeft = (root: string) => wish.words.includes(root) && /^\p{L}{3,}$/u.test(root);
  const isPlain = (root: string) => isSoft(root) || isDoing(root) || isCommon(root);
  return terms.map((term) => ({ ...term, isKey: term.roots.some((root) => isLeft(root) && !isPlain(root)) }));
}

function weightOf({ roots }: Term, { isKnown, weight }: Words): number {
  return Math.max(...roots.map((root) => (isKnown(root) ? weight(root) : strange)));
}

/**
 * The key terms of a wish, those that stand side by side as one, by whether the entry teaches them; `isWide`: by all its texts, which
 * say what an offered entry lacks, but not whether it is offered.
 */
export function coverageOf<Content>(
  terms: readonly Term[],
  { item, words, isWide }: Omit<Pair<Content>, "said">,
): Coverage {
  let read: Said | undefined;
  const pair = { item, words, isWide, said: () => (read ??= item.said()) };
  const found: Pick<Coverage, "treats" | "lacks"> = { treats: [], lacks: [] };
  let [taught, whole, isTurned] = [0, 0, false];
  let last: keyof typeof found | null = null;
  for (const term of terms) {
    const share = taughtShare(term, pair);
    const now = term.isKey ? (share === 1 ? "treats" : "lacks") : null;
    const list = now && found[now];
    if (list && now === last) list.push(`${list.pop() ?? ""} ${term.raw}`);
    else list?.push(term.raw);
    if (now === "lacks" && term.isGoal) isTurned = true;
    const weight = now ? weightOf(term, words) : 0;
    taught += share * weight;
    whole += weight;
    last = now;
  }
  return { ...found, isTurned, share: whole === 0 ? 1 : taught / whole };
}
