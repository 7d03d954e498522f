import { plainLetters } from "@/lib/core/searchable";
import type { Lesson, Session } from "@/lib/bank/schema";
import type { Usages } from "@/lib/bank/types";

/** How many of the most frequent words of a language are its little words. */
const mostLittle = 220;
/** Fewer words than this do not tell how a language is written. */
export const enough = 100_000;

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsOf(inner);
}

function count<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The words of each sentence of some entries. */
export function sentencesOf(entries: readonly (Lesson | Session)[]): string[][] {
  return entries
    .flatMap((entry) => [...textsOf({ ...entry, id: "", review: null, before: [], after: [] })])
    .flatMap((text) => plainLetters(text).split(/[.?!;\n]/))
    .map((sentence) => sentence.match(/[\p{L}']+|\d[\d.,/]*/gu) ?? []);
}

/** Which words the entries of each language have, and which little words stand side by side. */
export function usageOf(entries: readonly (Lesson | Session)[]): Usages {
  const usages: Usages = {};
  for (const language of new Set(entries.map((entry) => entry.language))) {
    const sentences = sentencesOf(entries.filter((entry) => entry.language === language));
    const counts = count(sentences.flat().filter((word) => /\p{L}/u.test(word)));
    if (sentences.flat().length < enough) continue;
    const little = [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostLittle)
      .map(([word]) => word);
    const isLittle = new Set(little);
    const pairs = new Set(
      sentences.flatMap((words) => {
        const kinds = words.map((word) => (isLittle.has(word) ? word : "*"));
        return kinds.slice(1).map((kind, index) => `${kinds[index]} ${kind}`);
      }),
    );
    usages[language] = { words: [...counts.keys()].sort(), little, pairs: [...pairs].sort() };
  }
  return usages;
}
