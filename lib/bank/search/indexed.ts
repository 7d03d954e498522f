import type { Reason } from "../types";
import type { SearchQuery } from "./wish";
import type { Words } from "./weights";

export type Likeness = Omit<Reason, "years">;
export type IndexedTitle = { title: string; key: string; words: string[] };
export type IndexedEntry<Content> = {
  number: number;
  entry: Content;
  titles: IndexedTitle[];
  /** The key of the title that it is printed with. */
  printed: string;
  /** Words of the title that the entry is printed with, of the head of its summary, and of all its titles. */
  name: string[];
  head: string[];
  all: string[];
  /** The numbers that its titles go up to. */
  bounds: string[];
  others: string;
  /** How often what the entry teaches has a word, and how often all its texts have it. */
  taught: (word: string) => number;
  whole: (word: string) => number;
  /** Whether its titles or what it teaches are written with a word, letter by letter. */
  writes: (word: string) => boolean;
  /** Whether it writes what may be meant by a word that is misspelt or short for another. */
  isMeant: (word: string) => boolean;
};

/** A wish that is held against an entry. */
export type Pair<Content> = { wish: SearchQuery; item: IndexedEntry<Content>; words: Words };
