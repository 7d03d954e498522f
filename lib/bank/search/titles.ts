import MiniSearch from "minisearch";
import { mostlyTitled } from "./constants";
import { coverageOf, termsOf, type Coverage } from "./coverage";
import type { IndexedEntry } from "./indexed";
import { byLikeness, likenessOf, type TitleMatch } from "./likeness";
import { lettersOf } from "./letters";
import { mendingOf } from "./mending";
import { saidBy, saidWords, type IndexedTexts, type TextCounts } from "./said";
import { inTexts } from "./texts";
import { common, wordsOf, type Words } from "./weights";
import { bounded, readWish, type SearchQuery } from "./wish";
import { boundsOf, isCommon, isSoft, placedKey, topicWords } from "./vocabulary/words";

/** How many of the first entries have their texts read, too, where their titles have little of the wish. */
const readWhole = 12;
/** How many entries that hold any of the words are compared with the wish. */
const compared = 40;
/** As many more that hold its rarest word, which those with frequent ones would crowd out. */
const rarest = 10;

/**
 * `coverage` by what it teaches, and `read` by all its texts, is worked out where it is asked for: of many that are like a wish
 * few are offered.
 */
export type TitleAnswer<Content> = TitleMatch & { entry: Content; coverage: () => Coverage; read: () => Coverage };

/** An answer, and whether a title has a word of the wish that is not one of every day. */
type NamedAnswer<Content> = TitleAnswer<Content> & { isNamed: boolean };

/** Entries found by their titles. */
export type TitleIndex<Content> = {
  /** Those that share words with a wish, each with the title that comes nearest. */
  find: (wish: string) => readonly TitleAnswer<Content>[];
  /** A wish with each word that hardly a title has as one that many have, where the two are a slip apart: "compter", "computer". */
  bolder: (wish: string) => string;
  /** Those whose texts say what the wish does, of the entries that may be offered. */
  findInTexts: (wish: string, isUsable: (entry: Content) => boolean) => readonly TitleAnswer<Content>[];
};

function indexed<Content>(
  { entry, number, said }: { entry: Content; number: number; said: TextCounts },
  { titles, name = "", head = "", others = "" }: IndexedTexts,
): IndexedEntry<Content> {
  const own = titles.map((title) => ({ title, key: placedKey(title), words: topicWords(title) }));
  return {
    number,
    entry,
    titles: own,
    printed: placedKey(name),
    name: topicWords(name),
    head: topicWords(head),
    all: [...new Set(own.flatMap(({ words }) => words))],
    bounds: titles.flatMap(boundsOf),
    others,
    taught: (word) => said.taught(word, number),
    whole: (word) => said.whole(word, number),
    writes: (word) => said.writes(word, number),
    isMeant: (word) => said.isMeant(word, number),
  };
}

function searchOf<Content>(
  items: readonly IndexedEntry<Content>[],
  isKnown: (word: string) => boolean,
): MiniSearch<IndexedEntry<Content>> {
  const search = new MiniSearch<IndexedEntry<Content>>({
    idField: "number",
    fields: ["all", "others"],
    extractField: (item, field) => {
      if (field === "number") return item.number;
      return field === "all" ? item.titles.flatMap(({ words }) => words).join(" ") : topicWords(item.others).join(" ");
    },
    searchOptions: {
      boost: { all: 4 },
      fuzzy: (term) => (isKnown(term) ? false : 0.2),
      prefix: (term) => term.length > 4,
    },
  });
  search.addAll([...items]);
  return search;
}

/** Whether an entry teaches each key term of a wish, though no title is near to it; they share more than "causes and effects". */
function isTaught<Content>({ titled, coverage, isNamed }: NamedAnswer<Content>): boolean {
  if (titled < mostlyTitled || !isNamed) return false;
  const { treats, lacks } = coverage();
  return treats.length > 0 && lacks.length === 0;
}

/** Entries by the names of their titles. */
type EntriesByTitle<Content> = ReadonlyMap<string, ReadonlySet<IndexedEntry<Content>>>;

function namedBy<Content>(items: readonly IndexedEntry<Content>[]): EntriesByTitle<Content> {
  const named = new Map<string, Set<IndexedEntry<Content>>>();
  for (const item of items) for (const { key } of item.titles) named.set(key, (named.get(key) ?? new Set()).add(item));
  return named;
}

type StoredTitles<Content> = {
  items: readonly IndexedEntry<Content>[];
  words: Words;
  stored: MiniSearch<IndexedEntry<Content>>;
  named: EntriesByTitle<Content>;
};

/** Those entries that a wish is held against: of its very words, of most of its words, and of its rarest. */
function candidates<Content>({
  items,
  words,
  stored,
  named,
}: StoredTitles<Content>): (wish: SearchQuery) => Set<IndexedEntry<Content>> {
  return (wish) => {
    const alike = named.get(wish.key) ?? new Set<IndexedEntry<Content>>();
    const found = wish.words.length === 0 ? [] : stored.search(wish.words.join(" ")).slice(0, compared);
    const known = wish.words.filter(words.isKnown).sort((a, b) => words.weight(b) - words.weight(a));
    const rare = wish.words.length < 2 || !known[0] ? [] : stored.search(known[0], { fuzzy: false }).slice(0, rarest);
    return new Set([...alike, ...[...found, ...rare].flatMap(({ id }) => items[Number(id)] ?? [])]);
  };
}

/** A word that so many entries are written with is nobody's short form, and no slip. */
const usual = 12;

/** Indexes entries by their titles; `counted` gives the words of their texts where they were counted before. */
export function indexTitles<Content>(
  entries: readonly Content[],
  read: (entry: Content) => IndexedTexts,
  counted = () => saidWords(entries.map(read)),
): TitleIndex<Content> {
  const said = saidBy(counted);
  const items = entries.map((entry, number) => indexed({ entry, number, said }, read(entry)));
  const words = wordsOf(items);
  const mending = mendingOf(
    items.flatMap(({ titles }) => titles.map(({ title }) => title)),
    { isKnown: words.isKnown, isSpelt: said.isWritten, isUsual: (word) => said.writers(word) >= usual },
  );
  const named = namedBy(items);
  const candidatesFor = candidates({ items, words, stored: searchOf(items, words.isKnown), named });
  const answersTo = (
    typed: string,
    held: (wish: SearchQuery) => Iterable<IndexedEntry<Content>>,
  ): NamedAnswer<Content>[] => {
    const text = bounded(typed);
    const mended = mending.text(text);
    const wish = readWish(mended.whole, (key) => named.has(key));
    const isSaid = (word: string) => lettersOf(word).some(said.isWritten);
    const terms = termsOf(text, { wish, words, mend: mended.word, isSaid });
    const own = wish.words.filter((word) => !isCommon(word) && !isSoft(word));
    return [...held(wish)].map((item): NamedAnswer<Content> => {
      const isNamed = own.length === 0 || common(own, item.all, words).length > 0;
      const by = (isWide: boolean) => () => coverageOf(terms, { item, words, isWide });
      const standing = likenessOf({ wish, item, words });
      return { entry: item.entry, ...standing, isNamed, coverage: by(false), read: by(true) };
    });
  };
  const search = (text: string): TitleAnswer<Content>[] => {
    return answersTo(text, candidatesFor)
      .filter((answer, at) => answer.isLike || (at < readWhole && isTaught(answer)))
      .sort((a, b) => byLikeness(a.likeness, b.likeness));
  };
  // One wish is asked about for several classes and subjects.
  let last: { text: string; answers: TitleAnswer<Content>[] } | undefined;
  return {
    find(text) {
      if (last?.text !== text) last = { text, answers: search(text) };
      return last.answers;
    },
    bolder: (text) => mending.bolder(bounded(text)),
    findInTexts(text, isUsable) {
      const usable = items.filter(({ entry }) => isUsable(entry));
      return answersTo(text, (wish) => inTexts(wish.words, usable));
    },
  };
}
