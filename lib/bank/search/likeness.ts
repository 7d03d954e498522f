import { isContrary, isOneOfAKind, isTurnedRound } from "./contraries";
import {
  besides,
  isDoing,
  isSlipOf,
  isSoft,
  titleKey,
  titleParts,
  topicWord,
  topicWords,
  turned,
  type Turned,
} from "./words";
import type { Fit, Reason } from "../types";

/** Share of a title's words, by their weight, that a wish must have to be taken for it. Tuned on tests/unit/bank. */
const surest = 0.85;
/** The same where the wish is but a part of the title, or uses words of several titles of one entry. */
const partly = { begins: 0.4, alone: 0.5, scattered: 0.6 };
/** Share of a wish that titles must answer; the text of the entry may answer for the rest. */
const answered = 0.5;
/** How often an entry has to say a word that narrows its topic down to be about that, too ("heat capacity of water"). */
const often = 4;
/** What a word weighs that many titles have and that tells little by itself. */
const softWeight = 0.3;
/** What a word weighs that no title has: it may be a name, or a slip too far from any. */
const strangeWeight = 3;

/** A title on "operations" answers for each of them. */
const operation = topicWord("operations");
const operations = new Set(["add", "subtract", "multiply", "divide"].map(topicWord));

export type Likeness = Omit<Reason, "years">;
export type Titled = { title: string; key: string; words: string[] };
export type Said = Record<"words" | "joined", ReadonlySet<string>>;
export type Indexed<Content> = {
  number: number;
  entry: Content;
  titles: Titled[];
  /** Words of the title that the entry is printed with, of the head of its summary, and of all its titles. */
  name: string[];
  head: string[];
  all: string[];
  others: string;
  /** Words of what the entry teaches and how often they come, read when it is first asked for. */
  taught: () => ReadonlyMap<string, number>;
  /** Words of all its texts and how often they come. */
  whole: () => ReadonlyMap<string, number>;
  /** Words of its titles and of what it teaches as they are written, in small letters without accents. */
  said: () => Said;
};

/** Below these shares of common words, of a title and of the wish, an entry is no neighbour. */
const nearest = { ofTitle: 0.34, ofWish: 0.45 };
/** The same where the wish has the whole title. */
const entire = { ofTitle: 0.85, ofWish: 0.2 };

/** What all titles of the bank know of words. */
export type Words = {
  weight: (word: string) => number;
  isKnown: (word: string) => boolean;
  /** Whether a title of another entry has both words, so that the one tells entries on the other apart. */
  tellsApart: (word: string, from: { topic: readonly string[]; number: number }) => boolean;
};

/** A wish as its words; `parts` are those that colons and dashes set apart, `beside` says what a word stands beside. */
export type Wish = {
  key: string;
  words: string[];
  parts: string[][];
  beside: Map<string, string>;
  turned: Turned | null;
};

/** "v = u + at", "V=IR": what a lesson works with, and no word of its title. */
const formula = /(?<![\p{L}\d])\p{L}[\d²³]?\s?=\s?[^\s,;]+(?:\s[+−×/-]\s[^\s,;]+)*/gu;

export function readWish(typed: string): Wish {
  const bare = typed.replace(formula, " ");
  const text = topicWords(bare).length > 0 ? bare : typed;
  return {
    key: titleKey(typed),
    words: topicWords(text),
    parts: titleParts(text).map(topicWords),
    beside: besides(text),
    turned: turned(text),
  };
}

/** Rare words tell a topic; those of many entries do not. */
export function wordsOf(entries: readonly Indexed<unknown>[]): Words {
  const holders = new Map<string, Set<number>>();
  const titles = new Map<string, { number: number; words: string[] }[]>();
  for (const { number, titles: own } of entries)
    for (const { words } of own)
      for (const word of words) {
        holders.set(word, (holders.get(word) ?? new Set()).add(number));
        titles.set(word, [...(titles.get(word) ?? []), { number, words }]);
      }
  return {
    weight: (word) => {
      if (isSoft(word)) return softWeight;
      const held = holders.get(word)?.size;
      return held === undefined ? strangeWeight : 1 + Math.log((entries.length + 1) / (held + 1));
    },
    isKnown: (word) => holders.has(word),
    tellsApart: (word, { topic, number }) =>
      (titles.get(word) ?? []).some(
        (title) => title.number !== number && topic.some((other) => other !== word && title.words.includes(other)),
      ),
  };
}

/** Two words that titles of the bank both have are two; one that none has may be a slip for one that some has. */
export function isSameWord(a: string, b: string, { isKnown }: Words): boolean {
  return a === b || (!(isKnown(a) && isKnown(b)) && isSlipOf(a, b));
}

function sum(said: readonly string[], { weight }: Words): number {
  return said.reduce((whole, word) => whole + weight(word), 0);
}

function common(said: readonly string[], by: readonly string[], { isKnown }: Words): string[] {
  const strange = by.filter((other) => !isKnown(other));
  return said.filter(
    (word) => by.includes(word) || (isKnown(word) ? strange : by).some((other) => isSlipOf(word, other)),
  );
}

function covered(said: readonly string[], by: readonly string[], words: Words): number {
  const whole = sum(said, words);
  return whole === 0 ? 0 : sum(common(said, by, words), words) / whole;
}

/** Without the words that tell little, unless it has no others. */
function telling(words: readonly string[]): readonly string[] {
  const hard = words.filter((word) => !isSoft(word));
  return hard.length > 0 ? hard : words;
}

type Pair<Content> = { wish: Wish; item: Indexed<Content>; words: Words };

/** Whether a word is set beside a topic, as one thing more, and does not narrow it down to another. */
function isBeside(word: string, topic: readonly string[], { beside }: Wish): boolean {
  for (let before = beside.get(word); before !== undefined; before = beside.get(before))
    if (topic.includes(before)) return true;
  return false;
}

/** Whether the entry answers for a word of the wish that the title at hand does not have. */
function isAnswered<Content>(word: string, topic: readonly string[], { wish, item, words }: Pair<Content>): boolean {
  if (
    isSoft(word) ||
    (word === wish.words[0] && isDoing(word)) ||
    item.all.some((other) => isSameWord(word, other, words))
  )
    return true;
  if (item.all.includes(operation) && operations.has(word)) return true;
  const times = item.taught().get(word) ?? 0;
  if (/\d/.test(word) || isOneOfAKind(word) || times === 0) return false;
  const isAside = wish.parts.some((part) => part.includes(word) && !topic.some((other) => part.includes(other)));
  const isSaid = times >= often || isBeside(word, topic, wish);
  return isAside || (isSaid && !words.tellsApart(word, { topic, number: item.number }));
}

/** The wish has the whole title, and the entry answers for what else it says. */
function hasWhole<Content>(likeness: Likeness, said: readonly string[], pair: Pair<Content>): boolean {
  const { wish, item, words } = pair;
  const topic = telling(common(wish.words, said, words));
  if (likeness.ofTitle < surest || topic.length === 0) return false;
  const rest = wish.words.filter((word) => !topic.includes(word));
  const main = wish.parts.find((part) => part.some((word) => topic.includes(word))) ?? wish.words;
  return covered(main, item.all, words) >= answered && rest.every((word) => isAnswered(word, topic, pair));
}

/** The title begins with the whole wish, or the entry's titles have all its words between them. */
function isPart<Content>(likeness: Likeness, said: readonly string[], { wish, item, words }: Pair<Content>): boolean {
  const own = telling(wish.words);
  const start = telling(said).slice(0, own.length);
  const begins = own.length === start.length && own.every((word, index) => isSameWord(word, start[index] ?? "", words));
  const isSaid = common(wish.words, item.all, words).length === wish.words.length;
  if (begins && isSaid && likeness.ofTitle >= (own.length > 1 ? partly.begins : partly.alone)) return true;
  return isSaid && own.length > 1 && likeness.ofTitle >= partly.scattered;
}

/** Whether a wish says no more than a title, but for words that tell little. */
function isNothingElse<Content>(said: readonly string[], { wish, words }: Pair<Content>): boolean {
  const own = common(wish.words, said, words);
  const rest = wish.words.filter((word) => !own.includes(word));
  return own.length > 0 && rest.every((word) => isSoft(word) || (word === wish.words[0] && isDoing(word)));
}

function fitOf<Content>(likeness: Likeness, { title, key, words: said }: Titled, pair: Pair<Content>): Fit {
  const isSaid = key === pair.wish.key || (likeness.ofTitle === 1 && isNothingElse(said, pair));
  const { wish, item } = pair;
  const isOther =
    isContrary(wish.words, item.name, isSaid ? "strict" : "usual") || isContrary(wish.words, item.head, "strict");
  if (isOther || isTurnedRound(wish.turned, title)) return "contrary";
  if (isSaid) return "same";
  if (hasWhole(likeness, said, pair)) return "whole";
  return isPart(likeness, said, pair) ? "part" : "near";
}

const order: readonly Fit[] = ["same", "whole", "part", "near", "contrary"];

/** The smaller of the shares that wish and title have in common: 1 where each word of one is in the other. */
export function shared({ ofWish, ofTitle }: Pick<Likeness, "ofWish" | "ofTitle">): number {
  return Math.min(ofWish, ofTitle);
}

/** The surest first, then what has most in common. */
export function byLikeness(a: Likeness, b: Likeness): number {
  return order.indexOf(a.fit) - order.indexOf(b.fit) || shared(b) - shared(a) || b.ofTitle - a.ofTitle;
}

/**
 * How an entry answers a wish: by the one of its titles that answers best (`isLike`: near enough to be a neighbour), and how much of
 * it all titles answer together (`titled`).
 */
export type Standing = { likeness: Likeness; titled: number; isLike: boolean };

export function likenessOf<Content>(pair: Pair<Content>): Standing {
  const { wish, item, words } = pair;
  const all = item.titles.map((titled): Likeness => {
    const isWord = titled.key === wish.key;
    const shares = {
      ofWish: isWord ? 1 : covered(wish.words, titled.words, words),
      ofTitle: isWord ? 1 : covered(titled.words, wish.words, words),
    };
    const likeness: Likeness = { title: titled.title, ...shares, fit: "near" };
    return { ...likeness, fit: fitOf(likeness, titled, pair) };
  });
  const [best] = all.sort(byLikeness);
  const ofWish = covered(wish.words, item.all, words);
  const like = all.find((likeness) => isLike(likeness, ofWish));
  return {
    likeness: like ?? best ?? { title: "", ofWish: 0, ofTitle: 0, fit: "near" },
    titled: ofWish,
    isLike: like !== undefined,
  };
}

/** Whether an entry is a neighbour of a wish by one of its titles; `ofWish` is what all of them answer together. */
function isLike(likeness: Likeness, ofWish: number): boolean {
  if (likeness.fit !== "near" && likeness.fit !== "contrary") return true;
  const isAtLeast = (floor: typeof entire) => likeness.ofTitle >= floor.ofTitle && ofWish >= floor.ofWish;
  return isAtLeast(entire) || (isAtLeast(nearest) && shared(likeness) >= nearest.ofTitle);
}
