import type { PlanLanguage } from "@/lib/core/language";
import type { Fit } from "../types";
import { answeredByTitles, narrowingMentions, partOfTitle, wholeTitle } from "./constants";
import { isContrary, isOneOfAKind, isTurnedRound } from "./vocabulary/contraries";
import type { Likeness, Pair, IndexedTitle } from "./indexed";
import { common, covered, isSameWord, telling } from "./weights";
import type { SearchQuery } from "./wish";
import { isDoing, isSoft, topicWord } from "./vocabulary/words";

/** A title on "operations" answers for each of them. */
const operation = topicWord("operations");
const operations = new Set(["add", "subtract", "multiply", "divide"].map(topicWord));

/** Whether a word is set beside a topic, as one thing more, and does not narrow it down to another. */
function isBeside(word: string, topic: readonly string[], { beside }: SearchQuery): boolean {
  for (let before = beside.get(word); before !== undefined; before = beside.get(before))
    if (topic.includes(before)) return true;
  return false;
}

/** Whether the entry answers for a word of the wish that the title at hand does not have. */
function isAnswered<Content>(word: string, topic: readonly string[], { wish, item, words }: Pair<Content>): boolean {
  if (
    isSoft(word) ||
    (word === wish.words[0] && isDoing(word)) ||
    item.all.some((other) => isSameWord(word, other, words))
  )
    return true;
  if (item.all.includes(operation) && operations.has(word)) return true;
  const times = item.taught(word);
  if (/\d/.test(word) || isOneOfAKind(word) || times === 0) return false;
  const isAside = wish.parts.some((part) => part.includes(word) && !topic.some((other) => part.includes(other)));
  const isSaid = times >= narrowingMentions || isBeside(word, topic, wish);
  // Whatever title is at hand: "stretcher" beside "bond" tells another wall.
  const around = [...topic, ...telling(common(wish.words, item.all, words))];
  return isAside || (isSaid && !words.tellsApart(word, { topic: around, number: item.number }));
}

/** What the title of a lesson that tells kinds apart begins with. */
const kinds: Record<PlanLanguage, string> = {
  en: "(?:the )?(?:types?|kinds?)",
  fr: "(?:les )?(?:types?|sortes?)",
  rw: "amoko|ubwoko",
  sw: "aina",
};
/** "Types of motion", whatever the language: a lesson that tells kinds apart teaches none of them alone. */
const ofKinds = new RegExp(`^(?:${Object.values(kinds).join("|")})(?!\\p{L})`, "iu");

/** "Functions in Python": what stands before such a word is the topic, however little it tells elsewhere. */
const within = new Set(["in", "within", "dans", "mu", "katika"]);

/** Whether none of the words has what the wish is about, of which the rest only tells where. */
function isHeadless<Content>(said: readonly string[], { wish: { head }, words }: Pair<Content>): boolean {
  return head !== null && within.has(head.by) && common(head.words, said, words).length === 0;
}

/** The wish has the whole title, and the entry answers for what else it says. */
function hasWhole<Content>(likeness: Likeness, { title, words: said }: IndexedTitle, pair: Pair<Content>): boolean {
  const { wish, item, words } = pair;
  const topic = telling(common(wish.words, said, words));
  if (likeness.ofTitle < wholeTitle || topic.length === 0) return false;
  const rest = wish.words.filter((word) => !topic.includes(word));
  if ((ofKinds.test(title) && telling(rest).length > 0) || isHeadless(item.all, pair)) return false;
  const main = wish.parts.find((part) => part.some((word) => topic.includes(word))) ?? wish.words;
  return covered(main, item.all, words) >= answeredByTitles && rest.every((word) => isAnswered(word, topic, pair));
}

/** The title begins with the whole wish, or the entry's titles have all its words between them. */
function isPart<Content>(likeness: Likeness, said: readonly string[], { wish, item, words }: Pair<Content>): boolean {
  const own = telling(wish.words);
  const start = telling(said).slice(0, own.length);
  const begins = own.length === start.length && own.every((word, index) => isSameWord(word, start[index] ?? "", words));
  const isSaid = common(wish.words, item.all, words).length === wish.words.length;
  if (begins && isSaid && likeness.ofTitle >= (own.length > 1 ? partOfTitle.begins : partOfTitle.beginsInOneWord))
    return true;
  // Of "dribbling in basketball" dribbling is the topic, which the title at hand must have.
  const isHeaded = !wish.head || common(wish.head.words, said, words).length > 0;
  return isSaid && own.length > 1 && isHeaded && likeness.ofTitle >= partOfTitle.scattered;
}

/** Whether a wish says no more than a title, but for words that tell little. */
function isNothingElse<Content>(said: readonly string[], pair: Pair<Content>): boolean {
  const { wish, words } = pair;
  const own = common(wish.words, said, words);
  if (isHeadless(said, pair)) return false;
  const rest = wish.words.filter((word) => !own.includes(word));
  return own.length > 0 && rest.every((word) => isSoft(word) || (word === wish.words[0] && isDoing(word)));
}

/** Whether the numbers go to another end than the wish's: sums to 10 are none to 20. */
function isOfOtherBound<Content>({ wish, item }: Pair<Content>): boolean {
  if (wish.bounds.length === 0 || item.bounds.length === 0) return false;
  return !wish.bounds.some((number) => item.bounds.includes(number));
}

/** How a title of an entry answers a wish. */
export function fitOf<Content>(likeness: Likeness, titled: IndexedTitle, pair: Pair<Content>): Fit {
  const { title, key, words: said } = titled;
  const isSaid = key === pair.wish.key || (likeness.ofTitle === 1 && isNothingElse(said, pair));
  const { wish, item } = pair;
  const isOther =
    isContrary(wish.words, item.name, isSaid ? "strict" : "usual") || isContrary(wish.words, item.head, "strict");
  if (isOther || isTurnedRound(wish.turned, title)) return "contrary";
  if (key !== wish.key && isOfOtherBound(pair)) return "near";
  if (isSaid) return "same";
  if (hasWhole(likeness, titled, pair)) return "whole";
  return isPart(likeness, said, pair) ? "part" : "near";
}
