import MiniSearch from "minisearch";
import { plainLetters } from "@/lib/core/searchable";
import { coverageOf, termsOf, type Coverage } from "./coverage";
import {
  answeredShare,
  byLikeness,
  likenessOf,
  readWish,
  shared,
  wordsOf,
  type Indexed,
  type Likeness,
  type Said,
} from "./likeness";
import { mendedWord, titleKey, topicWords, wordCounts } from "./words";

/** Below these shares of common words, of a title and of the wish, an entry is no neighbour. */
const nearest = { ofTitle: 0.34, ofWish: 0.45 };
/** The same where the wish has the whole title. */
const whole = { ofTitle: 0.85, ofWish: 0.2 };
/** How many entries that hold any of the words are compared with the wish. */
const compared = 40;
/** As many more that hold its rarest word, which those with frequent ones would crowd out. */
const rarest = 10;

/** What an entry is found by. */
export type Read = {
  titles: readonly string[];
  /** What it really teaches: the title that it is printed with, and the head of what stands on the board. */
  name?: string;
  head?: string;
  /** Words that lead to it without being of its title. */
  others?: string;
  /** What it teaches: words that may stand beside its title in a wish. */
  taught?: () => string;
};

/** `coverage` is worked out where it is asked for: of many that are like a wish few are offered. */
type Answer<Content> = { entry: Content; likeness: Likeness; coverage: () => Coverage };

/** Entries found by their titles. */
export type TitleIndex<Content> = {
  /** Those that share words with a wish, each with the title that comes nearest. */
  find: (wish: string) => readonly Answer<Content>[];
};

/** The words of a text, and each two of them as one: "number line" may be typed "numberline", "o'clock" "oclock". */
function saidIn(text: string): Said {
  const words = plainLetters(text).match(/\p{L}+/gu) ?? [];
  return { words: new Set(words), joined: new Set(words.map((word, at) => `${words[at - 1] ?? ""}${word}`)) };
}

function indexed<Content>(
  entry: Content,
  number: number,
  { titles, name = "", head = "", ...read }: Read,
): Indexed<Content> {
  const own = titles.map((title) => ({ title, key: titleKey(title), words: topicWords(title) }));
  let taught: ReadonlyMap<string, number> | undefined;
  return {
    number,
    entry,
    titles: own,
    name: topicWords(name),
    head: topicWords(head),
    all: [...new Set(own.flatMap(({ words }) => words))],
    others: read.others ?? "",
    taught: () => (taught ??= wordCounts(`${read.others ?? ""} ${read.taught?.() ?? ""}`)),
    said: () => saidIn([...titles, read.others, read.taught?.()].join(" ")),
  };
}

function searchOf<Content>(items: readonly Indexed<Content>[]): MiniSearch<Indexed<Content>> {
  const search = new MiniSearch<Indexed<Content>>({
    idField: "number",
    fields: ["all", "others"],
    extractField: (item, field) => {
      if (field === "number") return item.number;
      return field === "all" ? item.titles.flatMap(({ words }) => words).join(" ") : topicWords(item.others).join(" ");
    },
    searchOptions: { boost: { all: 4 }, fuzzy: 0.2, prefix: (term) => term.length > 4 },
  });
  search.addAll([...items]);
  return search;
}

/** Indexes entries by their titles. */
export function indexTitles<Content>(entries: readonly Content[], read: (entry: Content) => Read): TitleIndex<Content> {
  const items = entries.map((entry, number) => indexed(entry, number, read(entry)));
  const words = wordsOf(items);
  const stored = searchOf(items);
  const named = new Map<string, Set<Indexed<Content>>>();
  for (const item of items) for (const { key } of item.titles) named.set(key, (named.get(key) ?? new Set()).add(item));
  const search = (text: string): Answer<Content>[] => {
    const typed = readWish(text);
    const wish = { ...typed, words: typed.words.map((word) => (words.isKnown(word) ? word : mendedWord(word))) };
    const alike = named.get(wish.key) ?? new Set<Indexed<Content>>();
    const found = wish.words.length === 0 ? [] : stored.search(wish.words.join(" ")).slice(0, compared);
    const known = wish.words.filter(words.isKnown).sort((a, b) => words.weight(b) - words.weight(a));
    const rare = wish.words.length < 2 || !known[0] ? [] : stored.search(known[0], { fuzzy: false }).slice(0, rarest);
    const candidates = new Set([...alike, ...[...found, ...rare].flatMap(({ id }) => items[Number(id)] ?? [])]);
    const terms = termsOf(text, wish, words);
    return [...candidates]
      .map((item) => ({ item, likeness: likenessOf({ wish, item, words }) }))
      .filter(({ item, likeness }) => isLike(likeness, answeredShare({ wish, item, words })))
      .map(({ item, likeness }) => ({
        entry: item.entry,
        likeness,
        coverage: () => coverageOf(terms, { item, words }),
      }))
      .sort((a, b) => byLikeness(a.likeness, b.likeness));
  };
  // One wish is asked about for several classes and subjects.
  let last: { text: string; answers: Answer<Content>[] } | undefined;
  return {
    find(text) {
      if (last?.text !== text) last = { text, answers: search(text) };
      return last.answers;
    },
  };
}

function isLike(likeness: Likeness, ofWish: number): boolean {
  if (likeness.fit !== "near" && likeness.fit !== "contrary") return true;
  const isAtLeast = (floor: typeof whole) => likeness.ofTitle >= floor.ofTitle && ofWish >= floor.ofWish;
  return isAtLeast(whole) || (isAtLeast(nearest) && shared(likeness) >= nearest.ofTitle);
}
