import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
import { companions } from "./companions";
import { wordLengths } from "./constants";
import { lettersOf } from "./letters";
import { shortForms } from "./short-forms";
import { isMisspelt, sound } from "./slips";
import { emptyWords, isOfItsOwn, synonymWords, topicWord, topicWords } from "./vocabulary/words";

/** Words of a wish as titles write them. */
export type WordMending = {
  /** A wish with each of its words as it is meant, and as one those that titles write as one; and how each word is meant in it. */
  text: (typed: string) => { whole: string; word: (typed: string) => string };
  /** A wish with each word that hardly a title has as one that many have, where the two are a slip apart. */
  bolder: (typed: string) => string;
};

/** How many words are remembered with what is meant by them. */
const mostKnown = 500;

/** How many times as many titles must have a word before another word, a slip away, is read as it. */
const commoner = 3;

/** What a word of titles is compared by, and how many titles have it. */
type WordUse = { root: string; times: number };
type WrittenWord = readonly [word: string, use: WordUse];

/**
 * What is known of words beside titles: whether a title has one of that root, whether a text of the bank writes it so, and whether
 * many of them do.
 */
type WordTests = Record<"isKnown" | "isSpelt" | "isUsual", (word: string) => boolean>;

/** The words that titles and little words are written with, and the pairs that may be typed as one: "place value". */
type TitleWords = WordTests & {
  written: ReadonlyMap<string, WordUse>;
  byLetter: ReadonlyMap<string, readonly WrittenWord[]>;
  pairs: ReadonlyMap<string, string>;
};

function usesIn(titles: readonly string[], isKnown: WordTests["isKnown"]): Map<string, WordUse> {
  const uses = new Map<string, WordUse>();
  for (const word of titles.flatMap(lettersOf)) {
    const root = topicWords(word)[0];
    if (root !== undefined) uses.set(word, { root, times: (uses.get(word)?.times ?? 0) + 1 });
  }
  for (const [said, root] of synonymWords()) if (isKnown(root) && !uses.has(said)) uses.set(said, { root, times: 0 });
  for (const word of emptyWords()) uses.set(word, { root: "", times: 0 });
  return uses;
}

/** Words that stand side by side in a title, by what they are when they are typed as one. */
function pairsIn(titles: readonly string[]): Map<string, string> {
  const isTopic = (word: string) => topicWords(word).length > 0;
  const pairs = titles.map(lettersOf).flatMap((words) =>
    words.slice(1).flatMap((second, at) => {
      const first = words[at] ?? "";
      return isTopic(first) && isTopic(second) ? [[first + second, `${first} ${second}`] as const] : [];
    }),
  );
  return new Map(pairs);
}

/** The beginning of a word is told from its misspelling by what follows it: all that begin so are one word. */
function wholeOf(word: string, alike: readonly WrittenWord[]): string | undefined {
  if (word.length < wordLengths.beginning) return undefined;
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

/** How many letters, vowels as they are, one of two words with the same consonants may have more. */
const mostVowels = 3;

/** The one word that has the same letters but for its vowels. */
function likeSkeleton(word: string, alike: readonly WrittenWord[]): string | undefined {
  const bones = skeleton(word);
  if (bones.length < wordLengths.skeleton) return undefined;
  const same = alike.filter(
    ([other]) => Math.abs(other.length - word.length) <= mostVowels && skeleton(other) === bones,
  );
  return new Set(same.map(([, { root }]) => root)).size === 1 ? same[0]?.[0] : undefined;
}

function spelt(word: string, alike: readonly WrittenWord[]): string | undefined {
  const near = alike
    .filter(([other]) => isMisspelt(word, other))
    .map(([other, { times }]) => ({ other, times, apart: distance(word, other) }));
  // Vowels are missed sooner than consonants: "falting" is faulting, and not fasting.
  const bones = skeleton(word);
  const strays = ({ other }: { other: string }) => Number(skeleton(other) !== bones);
  return near.sort((a, b) => a.apart - b.apart || strays(a) - strays(b) || b.times - a.times)[0]?.other;
}

/** What is meant by a word that neither titles nor texts have; the word itself where nothing is like it. */
function meantBy(typed: string, { isKnown, isSpelt, pairs, byLetter }: TitleWords): string {
  const word = plainLetters(typed);
  if (word.length < wordLengths.mended || topicWords(word).every(isKnown)) return typed;
  const two = pairs.get(word);
  if (two !== undefined || isSpelt(word)) return two ?? typed;
  const begun = byLetter.get(word.slice(0, 1)) ?? [];
  return wholeOf(word, begun) ?? spelt(word, begun) ?? likeSkeleton(word, begun) ?? typed;
}

/** Words that were typed apart and that titles write as one: "photo synthesis". */
function joined(text: string, { isKnown, written, pairs }: TitleWords): string {
  const isWord = (word: string) => topicWords(word).every(isKnown);
  const isLittle = (word: string) => topicWords(word).length === 0;
  return text.replace(/(?<!\p{L})(\p{L}+)[ -](?=(\p{L}+)(?!\p{N}))/gu, (whole, first: string, second: string) => {
    const one = plainLetters(first + second);
    const areTwo = isWord(first) && isWord(second) && (pairs.has(one) || isLittle(first) || isLittle(second));
    return one.length >= wordLengths.joined && written.has(one) && !areTwo ? first : whole;
  });
}

/** A word that hardly a title has as the frequent one that it may be a slip for. */
function frequentFor(said: string, { written, byLetter }: TitleWords): string {
  const own = plainLetters(said);
  if (isOfItsOwn(topicWord(own))) return said;
  const times = written.get(own)?.times ?? 0;
  const frequent = (byLetter.get(own.slice(0, 1)) ?? []).filter(([, use]) => use.times > (times + 1) * commoner);
  return spelt(own, frequent) ?? said;
}

/** A word of some text, as French "près" without its accent, is short for another only in good company. */
function companyOf(short: string, { written, isUsual, isSpelt }: TitleWords): "none" | "some" | "all" {
  if (written.has(short) || isUsual(short) || isOfItsOwn(topicWord(short))) return "none";
  return isSpelt(short) ? "all" : "some";
}

const longWords = new RegExp(`\\p{L}{${wordLengths.bolder},}`, "gu");

/** Mends words that neither titles nor texts have by those that titles have. */
export function mendingOf(titles: readonly string[], tests: WordTests): WordMending {
  const written = usesIn(titles, tests.isKnown);
  const byLetter = Map.groupBy(written, ([word]) => word.slice(0, 1));
  const words: TitleWords = { ...tests, written, byLetter, pairs: pairsIn(titles) };
  const known = new Map<string, string>();
  const mended = (typed: string): string => {
    const meant = known.get(typed) ?? meantBy(typed, words);
    if (known.size < mostKnown) known.set(typed, meant);
    return meant;
  };
  const word = (typed: string) => typed.replace(/(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu, mended);
  const whole = shortForms(titles, (short) => companyOf(short, words));
  const meantIn = companions(titles, tests);
  return {
    text(typed) {
      const read = word(whole(joined(typed, words)));
      const meant = meantIn(read);
      const inContext = (said: string) => meant.get(plainLetters(said)) ?? said;
      return {
        whole: read.replace(/\p{L}+/gu, inContext),
        word: (said) => (meant.has(plainLetters(said)) ? inContext(said) : word(said)),
      };
    },
    bolder: (typed) => typed.replace(longWords, (said) => frequentFor(said, words)),
  };
}
