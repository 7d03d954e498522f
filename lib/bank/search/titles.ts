import MiniSearch from "minisearch";
import { coverageOf, termsOf, type Coverage } from "./coverage";
import {
  byLikeness,
  likenessOf,
  readWish,
  wordsOf,
  type Indexed,
  type Said,
  type Standing,
  type Wish,
} from "./likeness";
import { lettersOf, mendingOf } from "./mending";
import { inTexts } from "./texts";
import { titleKey, topicWord, topicWords, wordCounts } from "./words";

/** Of so many of the first the text is read, too, where their titles have little of the wish. */
const readWhole = 12;
/** So much of the wish their titles must have for it. */
const least = 0.4;
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
  /** All its texts. */
  whole?: () => string;
};

/** `coverage` by what it teaches, and `read` by all its texts, is worked out where it is asked for: of many that are like a wish few are offered. */
export type Answer<Content> = Standing & { entry: Content; coverage: () => Coverage; read: () => Coverage };

/** Entries found by their titles. */
export type TitleIndex<Content> = {
  /** Those that share words with a wish, each with the title that comes nearest. */
  find: (wish: string) => readonly Answer<Content>[];
  /** Those whose texts say what the wish does, of the entries that may be offered. */
  findInTexts: (wish: string, isUsable: (entry: Content) => boolean) => readonly Answer<Content>[];
};

/** The words of a text, and each two of them as one: "number line" may be typed "numberline", "o'clock" "oclock". */
function saidIn(text: string): Said {
  const words = lettersOf(text);
  return { words: new Set(words), joined: new Set(words.map((word, at) => `${words[at - 1] ?? ""}${word}`)) };
}

function countsIn(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const root of words.map(topicWord)) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

/** All words that the texts of entries are written with. */
function wordsIn(texts: readonly Read[]): Set<string> {
  const words = texts.flatMap(({ others, taught }) => lettersOf([others, taught?.()].join(" ")));
  return new Set(words);
}

function indexed<Content>(
  entry: Content,
  number: number,
  { titles, name = "", head = "", ...read }: Read,
): Indexed<Content> {
  const own = titles.map((title) => ({ title, key: titleKey(title), words: topicWords(title) }));
  let taught: ReadonlyMap<string, number> | undefined;
  let whole: ReadonlyMap<string, number> | undefined;
  return {
    number,
    entry,
    titles: own,
    name: topicWords(name),
    head: topicWords(head),
    all: [...new Set(own.flatMap(({ words }) => words))],
    others: read.others ?? "",
    taught: () => (taught ??= wordCounts(`${read.others ?? ""} ${read.taught?.() ?? ""}`)),
    whole: () => (whole ??= countsIn(lettersOf(read.whole?.() ?? ""))),
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

/** Whether an entry teaches each key term of a wish, though none of its titles is near to it. */
function isTaught<Content>({ titled, coverage }: Answer<Content>): boolean {
  if (titled < least) return false;
  const { treats, lacks } = coverage();
  return treats.length > 0 && lacks.length === 0;
}

/** Indexes entries by their titles. */
export function indexTitles<Content>(entries: readonly Content[], read: (entry: Content) => Read): TitleIndex<Content> {
  const items = entries.map((entry, number) => indexed(entry, number, read(entry)));
  const words = wordsOf(items);
  const stored = searchOf(items);
  const named = new Map<string, Set<Indexed<Content>>>();
  for (const item of items) for (const { key } of item.titles) named.set(key, (named.get(key) ?? new Set()).add(item));
  let texts: ReadonlySet<string> | undefined;
  const mending = mendingOf(
    items.flatMap(({ titles }) => titles.map(({ title }) => title)),
    { isKnown: words.isKnown, isSpelt: (word) => (texts ??= wordsIn(entries.map(read))).has(word) },
  );
  const candidatesFor = (wish: Wish) => {
    const alike = named.get(wish.key) ?? new Set<Indexed<Content>>();
    const found = wish.words.length === 0 ? [] : stored.search(wish.words.join(" ")).slice(0, compared);
    const known = wish.words.filter(words.isKnown).sort((a, b) => words.weight(b) - words.weight(a));
    const rare = wish.words.length < 2 || !known[0] ? [] : stored.search(known[0], { fuzzy: false }).slice(0, rarest);
    return new Set([...alike, ...[...found, ...rare].flatMap(({ id }) => items[Number(id)] ?? [])]);
  };
  const answersTo = (text: string, held: (wish: Wish) => Iterable<Indexed<Content>>): Answer<Content>[] => {
    const wish = readWish(mending.text(text));
    const terms = termsOf(text, { wish, words, mend: mending.word });
    return [...held(wish)].map((item): Answer<Content> => {
      const by = (isWide: boolean) => () => coverageOf(terms, { item, words, isWide });
      return { entry: item.entry, ...likenessOf({ wish, item, words }), coverage: by(false), read: by(true) };
    });
  };
  const search = (text: string): Answer<Content>[] => {
    return answersTo(text, candidatesFor)
      .filter((answer, at) => answer.isLike || (at < readWhole && isTaught(answer)))
      .sort((a, b) => byLikeness(a.likeness, b.likeness));
  };
  // One wish is asked about for several classes and subjects.
  let last: { text: string; answers: Answer<Content>[] } | undefined;
  return {
    find(text) {
      if (last?.text !== text) last = { text, answers: search(text) };
      return last.answers;
    },
    findInTexts(text, isUsable) {
      const usable = items.filter(({ entry }) => isUsable(entry));
      return answersTo(text, (wish) => inTexts(wish.words, usable));
    },
  };
}
