import { areContraries } from "./vocabulary/contraries";
import { plainLetters } from "@/lib/core/searchable";
import { kinOf } from "./vocabulary/everyday";
import { teachingMentions } from "./constants";
import type { IndexedEntry } from "./indexed";
import { shortest } from "./meant";
import { isSameWord, type Words } from "./weights";
import type { SearchQuery } from "./wish";
import { isCommon, isDoing, isSoft, rawWords, topicWord, topicWords } from "./vocabulary/words";

/**
 * What of a wish an entry teaches and what it does not, in the words that were typed; `share` is that of the first, by weight,
 * `isTurned` whether it lacks that into which the wish turns its contrary.
 */
export type Coverage = { treats: string[]; lacks: string[]; share: number; isTurned: boolean };

/** What a word weighs that no title has, and one that no text has, either: it may be what the wish is about. */
const strangeWeight = { untitled: 4, unsaid: 5 };
/** A word of less weight stands in too many titles to be what a lesson is about. */
const leastTelling = 2;
/** How much of a term an entry teaches that says it once. */
const halfTaught = 0.5;

type Pair<Content> = { item: IndexedEntry<Content>; words: Words; isWide: boolean };

/** A word of a wish. */
export type QueryTerm = {
  /** As it was typed, and as it is meant. */
  raw: string;
  meant: string;
  /** What it is compared by. */
  roots: string[];
  /** Whether it says what the lesson is about. */
  isKey: boolean;
  /** Whether the wish turns its contrary into it: "cooperation" of "from competition to cooperation". */
  isGoal: boolean;
  /** Whether any text of the bank has it. */
  isSaid: boolean;
  /** Whether it is the first or the last of the wish, where what is done stands. */
  isAtEnd: boolean;
};

/** What the bank knows of the words of a wish. */
type QueryContext = {
  wish: SearchQuery;
  words: Words;
  /** Gives a word as it is meant. */
  mend: (word: string) => string;
  isSaid: (word: string) => boolean;
};

function lettersIn(word: string): string {
  return plainLetters(word).replace(/[^\p{L}]/gu, "");
}

/** Whether an entry teaches a term; half of it where it says it once. */
function taughtShare<Content>(term: QueryTerm, pair: Pair<Content>): number {
  if (isTaught(term, pair)) return 1;
  return term.roots.every((root) => pair.item.taught(root) > 0) ? halfTaught : 0;
}

function isTaughtBy<Content>({ item, isWide }: Pair<Content>, root: string): boolean {
  return item.taught(root) >= teachingMentions.taught || (isWide && item.whole(root) >= teachingMentions.whole);
}

/** What is done, "folding", of which the entry writes but what has been done, "folded": it is named as lacking all the same. */
function isUnwrittenDeed<Content>({ meant, roots, isAtEnd }: QueryTerm, { item, words }: Pair<Content>): boolean {
  const deed = plainLetters(meant);
  if (!isAtEnd || roots.some((root) => item.all.some((other) => isSameWord(root, other, words)))) return false;
  return /.{3}ing$/.test(deed) && !topicWord(deed).endsWith("ing") && !item.writes(deed);
}

function isTaught<Content>({ roots, meant }: QueryTerm, pair: Pair<Content>): boolean {
  const { item, words } = pair;
  return roots.every((root) => {
    if (item.all.some((other) => isSameWord(root, other, words))) return true;
    const isSaid = [root, ...kinOf(root)].some((kin) => item.all.includes(kin) || isTaughtBy(pair, kin));
    return isSaid || (!words.isKnown(root) && item.isMeant(lettersIn(meant)));
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
    weight(word) >= leastTelling
  );
}

/** The words of a wish, read once for all entries that are held against it. */
export function termsOf(text: string, { wish, words, mend, isSaid }: QueryContext): QueryTerm[] {
  const isLoud = text === text.toUpperCase();
  const terms = rawWords(text).map((raw, at, { length }) => {
    // "Kidding" has a short root, and is no short word.
    const isName = raw.length > shortest.slip || (!isLoud && raw === raw.toUpperCase());
    const meant = mend(raw);
    const roots = topicWords(meant);
    const { from, to } = wish.turned ?? { from: [], to: [] };
    const isGoal = roots.some((root) => to.includes(root) && from.some((other) => areContraries(root, other)));
    const isOf = (root: string) => !/\d/.test(raw) && wish.words.includes(root) && isKey(root, words, isName);
    const isAtEnd = at === 0 || at === length - 1;
    return { raw, meant, roots, isGoal, isKey: roots.some(isOf), isSaid: isSaid(meant), isAtEnd };
  });
  if (terms.some((term) => term.isKey)) return terms;
  // Where no word is rare or long enough, what is left of the wish without words of every day: "first world war".
  const isLeft = (root: string) => wish.words.includes(root) && /^\p{L}{3,}$/u.test(root);
  const isPlain = (root: string) => isSoft(root) || isDoing(root) || isCommon(root);
  return terms.map((term) => ({ ...term, isKey: term.roots.some((root) => isLeft(root) && !isPlain(root)) }));
}

function weightOf({ roots, isSaid }: QueryTerm, { isKnown, weight }: Words): number {
  const strange = isSaid ? strangeWeight.untitled : strangeWeight.unsaid;
  return Math.max(...roots.map((root) => (isKnown(root) ? weight(root) : strange)));
}

/** "One-way" where another entry's title has both words, and none of this one's: little words that tell something together. */
function isOtherPair<Content>(term: QueryTerm, { item, words }: Pair<Content>): boolean {
  const { raw, roots } = term;
  const [first = "", second = ""] = roots;
  if (term.isKey || roots.length !== 2 || !/^\p{L}+-\p{L}+$/u.test(raw)) return false;
  if (item.titles.some((title) => roots.every((root) => title.words.includes(root)))) return false;
  return words.tellsApart(second, { topic: [first], number: item.number });
}

/** The last word of a wish, in whose place a title, alike in all else, has another: "air" of "composition of air" for "of soil". */
function substituted<Content>(terms: readonly QueryTerm[], { item }: Pair<Content>): QueryTerm | undefined {
  const said = terms.filter(({ roots }) => roots.length > 0);
  const last = said.at(-1);
  const before = said.slice(0, -1).flatMap(({ roots }) => roots);
  if (!last?.isKey || before.length === 0 || last.roots.some((root) => item.all.includes(root))) return undefined;
  const isAlike = (title: readonly string[]) =>
    title.length === before.length + 1 && before.every((root, at) => root === title[at]);
  return item.titles.some(({ words }) => isAlike(words)) ? last : undefined;
}

/** Whether an entry teaches a term, how much of it, and what the term weighs; no side for one that says nothing of the topic. */
type JudgedTerm = { term: QueryTerm; side: "treats" | "lacks" | null; share: number; weight: number };

function judged<Content>(term: QueryTerm, pair: Pair<Content>, replaced: QueryTerm | undefined): JudgedTerm {
  const isOther = isOtherPair(term, pair) || term === replaced;
  const share = isOther ? 0 : taughtShare(term, pair);
  if (!term.isKey && !isOther) return { term, side: null, share, weight: 0 };
  const isTreated = share === 1 && !isUnwrittenDeed(term, pair);
  return { term, side: isTreated ? "treats" : "lacks", share, weight: weightOf(term, pair.words) };
}

/** The terms of one side as they were typed, those that stand side by side as one. */
function namesOn(side: JudgedTerm["side"], terms: readonly JudgedTerm[]): string[] {
  const names: string[] = [];
  for (const [at, { term, side: own }] of terms.entries()) {
    if (own !== side) continue;
    if (terms[at - 1]?.side === side) names.push(`${names.pop() ?? ""} ${term.raw}`);
    else names.push(term.raw);
  }
  return names;
}

/**
 * The key terms of a wish by whether the entry teaches them; `isWide`: by all its texts, which say what an offered entry lacks, but
 * not whether it is offered.
 */
export function coverageOf<Content>(terms: readonly QueryTerm[], pair: Pair<Content>): Coverage {
  const replaced = substituted(terms, pair);
  const all = terms.map((term) => judged(term, pair, replaced));
  const whole = all.reduce((sum, { weight }) => sum + weight, 0);
  const taught = all.reduce((sum, { share, weight }) => sum + share * weight, 0);
  return {
    treats: namesOn("treats", all),
    lacks: namesOn("lacks", all),
    isTurned: all.some(({ side, term }) => side === "lacks" && term.isGoal),
    share: whole === 0 ? 1 : taught / whole,
  };
}
