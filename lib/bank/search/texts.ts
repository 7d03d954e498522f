import { kinOf } from "./vocabulary/everyday";
import type { IndexedEntry } from "./indexed";
import { isCommon, isSoft } from "./vocabulary/words";

/**
 * The share of a wish, by the weight of its words, and the number of its words that the texts of an entry must say, one of
 * them in a title.
 */
const least = { share: 0.6, words: 3 };
/** Share and number of rare words that an entry's texts must say when no title says any of them. */
const rare = { share: 0.75, words: 2 };
/** How often an entry must say the word of a one-word wish. */
const alone = 4;
/** How often a text must say a word to be about it; once counts half. */
const often = 2;
/** A word that more of the entries say than these shares tells none of them apart, or is not rare. */
const telling = { usual: 0.25, rare: 0.12 };
/** Among fewer entries no word is rare. */
const fewest = 6;
/** What says the rarest word less often than this share of what says it most is not about it. */
const loudest = 0.5;
/** The most that are answered. */
const most = 2;

/** A word of a wish: how often each of the entries says it, or what lessons call by another one, and what that tells. */
type WeightedWord = {
  word: string;
  weight: number;
  times: readonly number[];
  most: number;
  isTelling: boolean;
  isRare: boolean;
};

function timesIn<Content>(item: IndexedEntry<Content>, word: string): number {
  const said = (one: string) => Math.max(item.whole(one), item.all.includes(one) ? often : 0);
  return Math.max(said(word), ...kinOf(word).map(said));
}

/** Whether a title has a word, or what lessons call by another one. */
function isTitled<Content>({ all }: IndexedEntry<Content>, word: string): boolean {
  return [word, ...kinOf(word)].some((kin) => all.includes(kin));
}

function heard<Content>(word: string, items: readonly IndexedEntry<Content>[]): WeightedWord {
  const times = items.map((item) => timesIn(item, word));
  const held = times.filter((said) => said > 0).length;
  const isAtMost = (share: number, floor: number) => held > 0 && held <= Math.max(floor, items.length * share);
  return {
    word,
    weight: Math.log(1 + items.length / (held + 0.5)),
    times,
    isTelling: isAtMost(telling.usual, 1),
    isRare: items.length >= fewest && isAtMost(telling.rare, 3),
    most: Math.max(...times),
  };
}

/** How much of the wish an entry says, and whether it is about it. */
function standing<Content>(
  item: IndexedEntry<Content>,
  at: number,
  { own, isOnly }: { own: readonly WeightedWord[]; isOnly: boolean },
) {
  const whole = own.reduce((sum, { weight }) => sum + weight, 0);
  const share = own.reduce((sum, { weight, times }) => sum + weight * Math.min(1, (times[at] ?? 0) / often), 0) / whole;
  const full = own.filter(({ times }) => (times[at] ?? 0) >= often);
  const isNamed = full.length >= least.words && full.some(({ word, isTelling }) => isTelling && isTitled(item, word));
  const few = full.filter((word) => word.isRare);
  const [rarest] = [...few].sort((a, b) => b.weight - a.weight);
  const isLoud = rarest !== undefined && (rarest.times[at] ?? 0) >= rarest.most * loudest;
  const isRare = share >= rare.share && few.length >= rare.words && isLoud;
  const isAlone = isOnly && full.some(({ isRare: isFew, times }) => isFew && (times[at] ?? 0) >= alone);
  const loud = own.reduce((sum, { weight, times }) => sum + weight * Math.log(1 + (times[at] ?? 0)), 0);
  return { item, share, loud, isAbout: isNamed || isRare || isAlone };
}

/** Those of the entries whose own texts say what the wish does, though their titles do not; the one that says most first. */
export function inTexts<Content>(
  words: readonly string[],
  items: readonly IndexedEntry<Content>[],
): IndexedEntry<Content>[] {
  const own = words
    .filter((word) => !isSoft(word) && !isCommon(word) && word.length > 1 && !/^\d+$/.test(word))
    .map((word) => heard(word, items));
  return items
    .map((item, at) => standing(item, at, { own, isOnly: words.length === 1 && own.length === 1 }))
    .filter(({ share, isAbout }) => isAbout && share >= least.share)
    .sort((a, b) => b.share - a.share || b.loud - a.loud)
    .slice(0, most)
    .map(({ item }) => item);
}
