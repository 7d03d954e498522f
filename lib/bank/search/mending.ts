import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
import { lettersOf } from "./letters";
import { shortForms } from "./short-forms";
import { isMisspelt, sound } from "./slips";
import { emptyWords, synonymWords, topicWords } from "./vocabulary/words";

/** From how many letters on the beginning of a word stands for the whole: "photosyn", "propag". */
const shortest = 6;

/** Words of a wish as titles write them. */
export type WordMending = {
  /** The word that is meant by one that no title has: spelt right, whole, or as the two that were typed as one. */
  word: (typed: string) => string;
  /** A wish with each of its words as it is meant, and as one those that titles write as one. */
  text: (typed: string) => string;
  /** A wish with each word that hardly a title has as one that many have, where the two are a slip apart. */
  bolder: (typed: string) => string;
};

/** How many words are remembered with what is meant by them. */
const mostKnown = 500;

/** How many times as many titles must have a word before its misspelling, itself a word, is read as it. */
const commoner = 3;

type WordUse = { root: string; times: number };

/**
 * The words that titles and little words are written with, and the pairs that may be typed as one: "place value", "number line".
 */
function vocabularyOf(titles: readonly string[], isKnown: WordTests["isKnown"]) {
  const written = new Map<string, WordUse>();
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
function wholeOf(word: string, alike: readonly (readonly [string, WordUse])[]): string | undefined {
  if (word.length < shortest) return undefined;
  const begun = alike.filter(([other]) => other.startsWith(word) && other.length >= word.length + 2);
  return new Set(begun.map(([, { root }]) => root)).size === 1 ? begun[0]?.[0] : undefined;
}

/** What is left of a word without its vowels, but for the first letter: "omlt" of "omlet" and of "omelette". */
function skeleton(word: string): string {
  return (
    word.charAt(0) +
    sound(word)
      .slice(1)
      .replace(/[aeiouy]/g, "")
      .replace(/(.)\1/g, "$1")
  );
}

/** From how many letters on the same skeleton tells a word. */
const shortestSkeleton = 4;

/** The one word that has the same letters but for its vowels. */
function likeSkeleton(word: string, alike: readonly (readonly [string, WordUse])[]): string | undefined {
  const bones = skeleton(word);
  if (bones.length < shortestSkeleton) return undefined;
  const same = alike.filter(([other]) => Math.abs(other.length - word.length) <= 3 && skeleton(other) === bones);
  return new Set(same.map(([, { root }]) => root)).size === 1 ? same[0]?.[0] : undefined;
}

function spelt(word: string, alike: readonly (readonly [string, WordUse])[]): string | undefined {
  const near = alike
    .filter(([other]) => isMisspelt(word, other))
    .map(([other, { times }]) => ({ other, times, apart: distance(word, other) }));
  return near.sort((a, b) => a.apart - b.apart || b.times - a.times)[0]?.other;
}

/**
 * What is known of words beside titles: whether a title has one of that root, whether a text of the bank writes it so, and whether
 * many of them do.
 */
type WordTests = Record<"isKnown" | "isSpelt" | "isUsual", (word: string) => boolean>;

/** Mends words that neither titles nor texts have by those that titles have. */
export function mendingOf(titles: readonly string[], { isKnown, isSpelt, isUsual }: WordTests): WordMending {
  const { written, pairs } = vocabularyOf(titles, isKnown);
  const alike = Map.groupBy(written, ([word]) => word.slice(0, 1));
  const isWord = (word: string) => topicWords(word).every(isKnown);
  const isLittle = (word: string) => topicWords(word).length === 0;
  const known = new Map<string, string>();
  const mended = (typed: string): string => {
    const meant = known.get(typed) ?? meantBy(typed);
    if (known.size < mostKnown) known.set(typed, meant);
    return meant;
  };
  const meantBy = (typed: string): string => {
    const word = plainLetters(typed);
    if (word.length < 4 || isWord(word)) return typed;
    const two = pairs.get(word);
    if (two !== undefined || isSpelt(word)) return two ?? typed;
    const begun = alike.get(word.slice(0, 1)) ?? [];
    return wholeOf(word, begun) ?? spelt(word, begun) ?? likeSkeleton(word, begun) ?? typed;
  };
  const joined = (text: string) =>
    text.replace(/(?<!\p{L})(\p{L}+)[ -](?=(\p{L}+))/gu, (whole, first: string, second: string) => {
      const one = plainLetters(first + second);
      const areTwo = isWord(first) && isWord(second) && (pairs.has(one) || isLittle(first) || isLittle(second));
      return one.length > 5 && written.has(one) && !areTwo ? first : whole;
    });
  const word = (typed: string) => typed.replace(/(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu, mended);
  // A word of some text, as French "près" without its accent, is short for another only in good company.
  const companyOf = (short: string) => {
    if (written.has(short) || isUsual(short)) return "none";
    return isSpelt(short) ? "all" : "some";
  };
  const whole = shortForms(titles, companyOf);
  const bolder = (typed: string) =>
    typed.replace(/\p{L}{5,}/gu, (said) => {
      const own = plainLetters(said);
      const times = written.get(own)?.times ?? 0;
      const many = (alike.get(own.slice(0, 1)) ?? []).filter((other) => other[1].times > (times + 1) * commoner);
      return spelt(own, many) ?? said;
    });
  return { word, text: (typed) => word(whole(joined(typed))), bolder };
}
