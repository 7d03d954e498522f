import { lettersOf } from "./letters";
import { meantBy } from "./meant";
import { countsIn, postingsOf, type PostingCounts, type Postings } from "./postings";
import { topicWord, wordCounts } from "./vocabulary/words";

/** What an entry is found by. */
export type IndexedTexts = {
  titles: readonly string[];
  /** What it really teaches: the title that it is printed with, and the head of what stands on the board. */
  name?: string;
  head?: string;
  /** Words that lead to it without being of its title. */
  others?: string;
  /** What it teaches: words that may stand beside its title in a wish. */
  taught?: () => string;
  /** All its texts. */
  whole?: () => string;
};

/**
 * What the texts of entries say, counted when the bank is compiled: words of what each teaches and of all its texts, as they are
 * compared; and the words of its titles and of what it teaches as they are written, in small letters without accents.
 */
export type SaidWords = Record<"taught" | "whole" | "written", Postings>;

/** What the texts of entries say; entries by their numbers. */
export type TextCounts = {
  taught: (word: string, item: number) => number;
  whole: (word: string, item: number) => number;
  /** Whether an entry is written with a word. */
  writes: (word: string, item: number) => boolean;
  /** Whether any text is written with a word. */
  isWritten: (word: string) => boolean;
  /** How many entries are written with a word. */
  writers: (word: string) => number;
  /** Whether an entry writes what may be meant by a word that is misspelt, short for another, or two words as one. */
  isMeant: (word: string, item: number) => boolean;
};

function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Counts the words of entries. */
export function saidWords(reads: readonly IndexedTexts[]): SaidWords {
  return {
    taught: postingsOf(reads.map(({ others, taught }) => wordCounts([others, taught?.()].join(" ")))),
    whole: postingsOf(reads.map(({ whole }) => counted(lettersOf(whole?.() ?? "").map(topicWord)))),
    written: postingsOf(
      reads.map(({ titles, others, taught }) => counted(lettersOf([...titles, others, taught?.()].join(" ")))),
    ),
  };
}

/** The most words that are remembered with what they may mean. */
const mostMeant = 500;

/** The fewest letters of each of two words that are typed as one. */
const shortestOfTwo = 3;

/** What stands before a word and leaves what it is about: "recapture". */
const prefixes = /^(?:re|un|dis|non|pre|sub|semi|multi|micro|self)(?=\p{L}{4})/u;

function isTwo(word: string, writes: (part: string) => boolean): boolean {
  for (let at = shortestOfTwo; at <= word.length - shortestOfTwo; at += 1)
    if (writes(word.slice(0, at)) && writes(word.slice(at))) return true;
  return false;
}

/** Opens what was counted, each part when it is first asked for. */
export function saidBy(words: () => SaidWords): TextCounts {
  let stored: SaidWords | undefined;
  const open = new Map<keyof SaidWords, PostingCounts>();
  const counts = (part: keyof SaidWords): PostingCounts => {
    const known = open.get(part) ?? countsIn((stored ??= words())[part]);
    open.set(part, known);
    return known;
  };
  const meant = new Map<string, readonly string[]>();
  const meantIn = (word: string): readonly string[] => {
    const known = meant.get(word) ?? meantBy(word, counts("written").beginning);
    if (meant.size < mostMeant) meant.set(word, known);
    return known;
  };
  return {
    taught: (word, item) => counts("taught").times(word, item),
    whole: (word, item) => counts("whole").times(word, item),
    writes: (word, item) => counts("written").times(word, item) > 0,
    isWritten: (word) => counts("written").has(word),
    writers: (word) => counts("written").entries(word),
    isMeant: (word, item) => {
      const writes = (other: string) => counts("written").times(other, item) > 0;
      return !writes(word) && (isTwo(word, writes) || writes(word.replace(prefixes, "")) || meantIn(word).some(writes));
    },
  };
}
