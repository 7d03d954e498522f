import { isSlipOf } from "./slips";
import { isOfItsOwn, isSoft } from "./vocabulary/words";

/** What a word weighs that many titles have and that tells little by itself. */
const softWeight = 0.3;
/** What a word weighs that no title has: it may be a name, or a slip too far from any. */
const strangeWeight = 3;

/** "15 men take 6 days": what is counted or measured in this lesson, where no title has the number. */
function isFigure(word: string): boolean {
  return /^\d+$/.test(word);
}

/** What all titles of the bank know of words. */
export type Words = {
  weight: (word: string) => number;
  isKnown: (word: string) => boolean;
  /** Whether a title of another entry has both words, so that the one tells entries on the other apart. */
  tellsApart: (word: string, from: { topic: readonly string[]; number: number }) => boolean;
};

type Entry = { number: number; titles: readonly { words: string[] }[] };

/** Rare words tell a topic; those of many entries do not. */
export function wordsOf(entries: readonly Entry[]): Words {
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
      if (held === undefined) return isFigure(word) ? softWeight : strangeWeight;
      return 1 + Math.log((entries.length + 1) / (held + 1));
    },
    isKnown: (word) => holders.has(word) || isOfItsOwn(word),
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

export function common(said: readonly string[], by: readonly string[], { isKnown }: Words): string[] {
  const strange = by.filter((other) => !isKnown(other));
  return said.filter(
    (word) => by.includes(word) || (isKnown(word) ? strange : by).some((other) => isSlipOf(word, other)),
  );
}

export function covered(said: readonly string[], by: readonly string[], words: Words): number {
  const whole = sum(said, words);
  return whole === 0 ? 0 : sum(common(said, by, words), words) / whole;
}

/** Without the words that tell little, unless it has no others. */
export function telling(words: readonly string[]): readonly string[] {
  const hard = words.filter((word) => !isSoft(word));
  return hard.length > 0 ? hard : words;
}
