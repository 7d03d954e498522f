import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
import { emptyWords, isMisspelt, synonymWords, topicWords } from "./words";

/** From how many letters on the beginning of a word stands for the whole: "photosyn", "propag". */
const shortest = 6;

/** Words of a wish as titles write them. */
export type Mending = {
  /** The word that is meant by one that no title has: spelt right, whole, or as the two that were typed as one. */
  word: (typed: string) => string;
  /** A wish with each of its words as it is meant, and as one those that titles write as one. */
  text: (typed: string) => string;
};

type Written = { root: string; times: number };

/** The words of a text as they are written, in small letters without accents. */
export function lettersOf(text: string): string[] {
  return plainLetters(text).match(/\p{L}+/gu) ?? [];
}

/** The words that titles and little words are written with, and the pairs that may be typed as one: "place value", "number line". */
function vocabularyOf(titles: readonly string[], isKnown: Known["isKnown"]) {
  const written = new Map<string, Written>();
  const pairs = new Map<string, string>();
  for (const title of titles) {
    let before = "";
    for (const word of lettersOf(title)) {
      const root = topicWords(word)[0];
      if (root !== undefined) written.set(word, { root, times: (written.get(word)?.times ?? 0) + 1 });
      if (before && root !== undefined) pairs.set(before + word, `${before} ${word}`);
      before = root === undefined ? "" : word;
    }
  }
  for (const [said, root] of synonymWords())
    if (isKnown(root) && !written.has(said)) written.set(said, { root, times: 0 });
  for (const word of emptyWords()) written.set(word, { root: "", times: 0 });
  return { written, pairs };
}

/** The beginning of a word is told from its misspelling by what follows it: all that begin so are one word. */
function wholeOf(word: string, written: ReadonlyMap<string, Written>): string | undefined {
  if (word.length < shortest) return undefined;
  const begun = [...written].filter(([other]) => other.startsWith(word) && other.length >= word.length + 2);
  return new Set(begun.map(([, { root }]) => root)).size === 1 ? begun[0]?.[0] : undefined;
}

function spelt(word: string, alike: readonly (readonly [string, Written])[]): string | undefined {
  const near = alike
    .filter(([other]) => isMisspelt(word, other))
    .map(([other, { times }]) => ({ other, times, apart: distance(word, other) }));
  return near.sort((a, b) => a.apart - b.apart || b.times - a.times)[0]?.other;
}

/** What is known of words beside titles: whether a title has one of that root, and whether a text of the bank writes it so. */
type Known = { isKnown: (root: string) => boolean; isSpelt: (word: string) => boolean };

/** Mends words that neither titles nor texts have by those that titles have. */
export function mendingOf(titles: readonly string[], { isKnown, isSpelt }: Known): Mending {
  const { written, pairs } = vocabularyOf(titles, isKnown);
  const alike = Map.groupBy(written, ([word]) => word.slice(0, 1));
  const isWord = (word: string) => topicWords(word).every(isKnown);
  const isLittle = (word: string) => topicWords(word).length === 0;
  const mended = (typed: string): string => {
    const word = plainLetters(typed);
    if (word.length < 4 || isWord(word)) return typed;
    const two = pairs.get(word);
    if (two !== undefined || isSpelt(word)) return two ?? typed;
    return wholeOf(word, written) ?? spelt(word, alike.get(word.slice(0, 1)) ?? []) ?? typed;
  };
  const joined = (text: string) =>
    text.replace(/(?<!\p{L})(\p{L}+)[ -](?=(\p{L}+))/gu, (whole, first: string, second: string) => {
      const one = plainLetters(first + second);
      const areTwo = isWord(first) && isWord(second) && (pairs.has(one) || isLittle(first) || isLittle(second));
      return one.length > 5 && written.has(one) && !areTwo ? first : whole;
    });
  const word = (typed: string) => typed.replace(/(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu, mended);
  return { word, text: (typed) => word(joined(typed)) };
}
