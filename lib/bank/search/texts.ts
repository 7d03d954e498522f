import { kinOf } from "./everyday";
import type { Indexed } from "./likeness";
import { isCommon, isSoft } from "./words";

/** So much of a wish, by the weight of its words, the texts of an entry must say, and so many of its words. */
const least = { share: 0.6, words: 3 };
/** So often a text has to say a word to be about it; once is half of it. */
const often = 2;
/** A word that more of the entries say than this share tells none of them apart. */
const telling = 0.25;
/** So many are answered. */
const most = 2;

type Weighted = { word: string; weight: number; isTelling: boolean };

function said<Content>(item: Indexed<Content>, word: string): number {
  if (item.all.includes(word)) return 1;
  const times = item.whole().get(word) ?? 0;
  return times >= often ? 1 : times / often;
}

/** Whether a title has a word, or what lessons call by another one. */
function isTitled<Content>({ all }: Indexed<Content>, word: string): boolean {
  return [word, ...kinOf(word)].some((kin) => all.includes(kin));
}

/** How much an entry says of a word, or of what lessons call by another one. */
function shareOf<Content>(item: Indexed<Content>, word: string): number {
  return Math.max(said(item, word), ...kinOf(word).map((kin) => said(item, kin)));
}

function weighted<Content>(word: string, items: readonly Indexed<Content>[]): Weighted {
  const held = items.filter((item) => shareOf(item, word) > 0).length;
  return {
    word,
    weight: Math.log(1 + items.length / (held + 0.5)),
    isTelling: held > 0 && held <= Math.max(1, items.length * telling),
  };
}

/** Those of the entries whose own texts say what the wish does, though their titles do not; the one that says most first. */
export function inTexts<Content>(words: readonly string[], items: readonly Indexed<Content>[]): Indexed<Content>[] {
  const own = words
    .filter((word) => !isSoft(word) && !isCommon(word) && word.length > 1 && !/^\d+$/.test(word))
    .map((word) => weighted(word, items));
  const whole = own.reduce((sum, { weight }) => sum + weight, 0);
  return items
    .map((item) => {
      const shares = own.map((term) => ({ ...term, share: shareOf(item, term.word) }));
      const share = shares.reduce((sum, term) => sum + term.share * term.weight, 0) / whole;
      const full = shares.filter((term) => term.share === 1);
      return {
        item,
        share,
        isAbout: full.length >= least.words && full.some(({ word, isTelling }) => isTelling && isTitled(item, word)),
      };
    })
    .filter(({ share, isAbout }) => isAbout && share >= least.share)
    .sort((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ item }) => item);
}
