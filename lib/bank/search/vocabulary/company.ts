import { plainLetters } from "@/lib/core/searchable";
import { topicWord } from "./words";

/** Fewer known pairs than this tell nothing of a language. */
export const leastPairs = 20_000;

/** A word's company: how many of the nearest known words, and how far away they may be. */
const company = { words: 2, reach: 4 };

const stems = new Map<string, string>();
const mostStems = 30_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = topicWord(word);
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
}

/** The words of a sentence without their endings. */
export function topicStems(sentence: string): string[] {
  const words = plainLetters(sentence).match(/[a-z][a-z']+/g) ?? [];
  return words.map((word) => stemOf(word.replace(/'s?$/, "")));
}

/** Which known words of a sentence keep company with which, by their places in a vocabulary. */
export function companyIn(words: readonly string[], places: ReadonlyMap<string, number>): [number, number][] {
  const known = words.flatMap((word, at) => {
    const place = places.get(word);
    return place === undefined ? [] : [{ place, at }];
  });
  return known.flatMap(({ place, at }, index) =>
    known
      .slice(index + 1, index + 1 + company.words)
      .filter((other) => other.at - at <= company.reach && other.place !== place)
      .map((other): [number, number] => [place, other.place]),
  );
}
