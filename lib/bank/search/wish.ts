import {
  besides,
  boundsOf,
  headOf,
  titleKey,
  titleKeys,
  titleParts,
  topicWords,
  turned,
  type HeadWords,
  type TurnedWish,
} from "./vocabulary/words";

/** A wish as its words; `parts` are those that colons and dashes set apart, `beside` says what a word stands beside. */
export type SearchQuery = {
  key: string;
  words: string[];
  parts: string[][];
  beside: Map<string, string>;
  turned: TurnedWish | null;
  bounds: string[];
  head: HeadWords | null;
};

/** "v = u + at", "V=IR": what a lesson works with, and no word of its title. */
const formula = /(?<![\p{L}\d])\p{L}[\d²³]?\s?=\s?[^\s,;]+(?:\s[+−×/-]\s[^\s,;]+)*/gu;

/** No title of a lesson has more words; what comes after them, or is longer than any word, costs time and tells nothing. */
const most = { words: 24, letters: 40 };

/** The beginning of a wish, as far as it is read. */
export function bounded(typed: string): string {
  const words = typed.split(/\s+/).filter((word) => word.length <= most.letters);
  return words.slice(0, most.words).join(" ");
}

/** A wish; `isTitle` tells which of the names that it may go by a title has. */
export function readWish(typed: string, isTitle: (key: string) => boolean): SearchQuery {
  const bare = typed.replace(formula, " ");
  const text = topicWords(bare).length > 0 ? bare : typed;
  return {
    key: titleKeys(typed).find(isTitle) ?? titleKey(typed),
    words: topicWords(text),
    parts: titleParts(text).map(topicWords),
    beside: besides(text),
    turned: turned(text),
    bounds: boundsOf(text),
    head: headOf(text),
  };
}
