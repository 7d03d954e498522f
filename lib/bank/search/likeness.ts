import type { Fit } from "../types";
import { neighbour } from "./constants";
import { fitOf } from "./fit";
import type { Likeness, Pair } from "./indexed";
import { covered } from "./weights";

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
 * How an entry answers a wish: by the one of its titles that answers best (`isLike`: near enough to be a neighbour), how much of it
 * all titles answer together (`titled`), how much of any one of them the wish has (`wholeness`), and whether it is printed with the
 * wish as its title.
 */
export type TitleMatch = { likeness: Likeness; titled: number; isLike: boolean; isPrinted: boolean; wholeness: number };

export function likenessOf<Content>(pair: Pair<Content>): TitleMatch {
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
    isPrinted: item.printed === wish.key,
    wholeness: Math.max(0, ...all.map(({ ofTitle }) => ofTitle)),
  };
}

/** Whether an entry is a neighbour of a wish by one of its titles; `ofWish` is what all of them answer together. */
function isLike(likeness: Likeness, ofWish: number): boolean {
  if (likeness.fit !== "near" && likeness.fit !== "contrary") return true;
  const { usual, ofWholeTitle } = neighbour;
  const isAtLeast = (floor: typeof usual) => likeness.ofTitle >= floor.ofTitle && ofWish >= floor.ofWish;
  return isAtLeast(ofWholeTitle) || (isAtLeast(usual) && shared(likeness) >= usual.ofTitle);
}
