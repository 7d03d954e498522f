import MiniSearch from "minisearch";
import { isSlipOf, titleKey, topicWords } from "./words";
import type { Reason } from "../types";

/** Below this share of common words a title is no neighbour. */
const nearest = 0.34;
/** How many entries that hold any of the words are compared with the wish. */
const compared = 40;

type Likeness = Omit<Reason, "years">;
type Titled = { title: string; key: string; words: string[] };
type Indexed<Content> = { number: number; entry: Content; titles: Titled[]; others: string };

/** Entries found by their titles. */
export type TitleIndex<Content> = {
  /** Those that share words with a wish, each with the title that comes nearest. */
  find: (wish: string) => { entry: Content; likeness: Likeness }[];
};

type Words = { weight: (word: string) => number; isKnown: (word: string) => boolean };

/** Rare words tell a topic; those of many entries do not. */
function wordsOf(entries: readonly { titles: readonly Titled[] }[]): Words {
  const holders = new Map<string, number>();
  for (const { titles } of entries)
    for (const word of new Set(titles.flatMap(({ words }) => words))) holders.set(word, (holders.get(word) ?? 0) + 1);
  return {
    weight: (word) => 1 + Math.log((entries.length + 1) / ((holders.get(word) ?? 0) + 1)),
    isKnown: (word) => holders.has(word),
  };
}

/** Two words that titles of the bank both have are two; one that none has may be a slip for one that some has. */
function isSame(a: string, b: string, { isKnown }: Words): boolean {
  return a === b || (!(isKnown(a) && isKnown(b)) && isSlipOf(a, b));
}

function covered(said: readonly string[], by: readonly string[], words: Words): number {
  const whole = said.reduce((sum, word) => sum + words.weight(word), 0);
  const common = said.filter((word) => by.some((other) => isSame(word, other, words)));
  return whole === 0 ? 0 : common.reduce((sum, word) => sum + words.weight(word), 0) / whole;
}

function likenessOf(wish: readonly string[], titles: readonly Titled[], words: Words): Likeness {
  const all = titles.map(
    ({ title, words: said }): Likeness => ({
      title,
      ofWish: covered(wish, said, words),
      ofTitle: covered(said, wish, words),
    }),
  );
  return all.sort((a, b) => shared(b) - shared(a))[0] ?? { title: "", ofWish: 0, ofTitle: 0 };
}

/** The smaller of the shares that wish and title have in common: 1 where each word of one is in the other. */
export function shared({ ofWish, ofTitle }: Likeness): number {
  return Math.min(ofWish, ofTitle);
}

function same(title: string): Likeness {
  return { title, ofWish: 1, ofTitle: 1 };
}

/** Indexes entries by their titles; `others` of an entry are words that lead to it without being of its title. */
export function indexTitles<Content>(
  entries: readonly Content[],
  read: (entry: Content) => { titles: readonly string[]; others: string },
): TitleIndex<Content> {
  const indexed = entries.map((entry, number): Indexed<Content> => {
    const { titles, others } = read(entry);
    return {
      number,
      entry,
      titles: titles.map((title) => ({ title, key: titleKey(title), words: topicWords(title) })),
      others,
    };
  });
  const words = wordsOf(indexed);
  const search = new MiniSearch<Indexed<Content>>({
    idField: "number",
    fields: ["titles", "others"],
    extractField: (item, field) => {
      if (field === "number") return item.number;
      return field === "titles"
        ? item.titles.flatMap((title) => title.words).join(" ")
        : topicWords(item.others).join(" ");
    },
    searchOptions: { boost: { titles: 4 }, fuzzy: 0.2, prefix: (term) => term.length > 4 },
  });
  search.addAll(indexed);
  const named = new Map<string, Set<Indexed<Content>>>();
  for (const item of indexed)
    for (const { key } of item.titles) named.set(key, (named.get(key) ?? new Set()).add(item));
  return {
    find(wish) {
      const said = topicWords(wish);
      const alike = named.get(titleKey(wish)) ?? new Set();
      const candidates = said.length === 0 ? [] : search.search(said.join(" ")).slice(0, compared);
      const others = candidates
        .flatMap(({ id }) => indexed[Number(id)] ?? [])
        .filter((item) => !alike.has(item))
        .map(({ entry, titles }) => ({ entry, likeness: likenessOf(said, titles, words) }))
        .filter(({ likeness }) => shared(likeness) >= nearest)
        .sort((a, b) => shared(b.likeness) - shared(a.likeness));
      return [...[...alike].map(({ entry }) => ({ entry, likeness: same(wish) })), ...others];
    },
  };
}
