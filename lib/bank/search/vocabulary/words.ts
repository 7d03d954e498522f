import { plainLetters } from "@/lib/core/searchable";
import { isMisspelt } from "../slips";
import apart from "./apart.json" with { type: "json" };
import fillers from "./fillers.json" with { type: "json" };
import phrases from "./phrases.json" with { type: "json" };
import synonyms from "./synonyms.json" with { type: "json" };

/** Words that carry no topic, in the four languages; also what teachers write around a title. */
const empty = new Set(fillers.empty.split(" "));

/** Classes, terms and numbers of lessons that stand in a title: "S2", "Senior two", "P.4", "Lesson 3". */
const places =
  /\b(?:(?:n[.:]?(?=[0-9])|[psl]|level|grade|primary|senior|year|term|unit|lesson|chapter|week) ?[.:]? ?[0-9]{1,2}|(?:primary|senior|term) (?:one|two|three|four|five|six))\b/g;

/** What teachers write in short with signs and numbers, beside the words of `synonyms.json`: "w/out", "b/w", "5F", "10kg". */
const shorthand: readonly [RegExp, string][] = [
  [/\bw\/ ?o(?:ut)?\b/g, "without"],
  [/\bw\/(?=\s|\p{L}|$)/gu, "with "],
  [/\bb\/[wn]\b/g, "between"],
  [/\b(\d+) ?(?:f|fr|frs|rwf)\b/g, "$1 frw"],
  [/\b(\d+)(?=(?:frw|kg|g|mg|m|cm|mm|dm|km|l|ml|cl|dl|hrs?|mins?)\b)/g, "$1 "],
  [/\bcarry(?:ing)? out\b/g, " "],
  [/\bforms of\b/g, "types of"],
  [/\bupto\b/g, "up to"],
  // "Numbers from 0 to 100" go up to 100.
  [/\b(?:from|between) [01] (?:up )?(?:to|and) (?=\d)/g, "up to "],
  [/\bde [01] a (?=\d)/g, "jusqu'a "],
  [/\bkuva (?:ku|kuri) [01] (?=kugeza)/g, ""],
  [/\b1st\b/g, "first"],
  [/\b2nd\b/g, "second"],
  [/\b3rd\b/g, "third"],
];

function bare(text: string): string {
  return shorthand.reduce(
    (rest, [short, long]) => rest.replace(short, long),
    plainLetters(text)
      // "Newton's laws" and "Newtons laws"; "non-renewable" and "nonrenewable"; "fotosynthesis".
      .replace(/'s\b/g, "s")
      .replace(/\bnon[- ]/g, "non")
      .replace(/\bfoto/g, "photo")
      .replace(/(\d)[ ,](?=000\b)/g, "$1")
      .replace(/(\d) ?%(?:age)?/g, "$1 percent ")
      .replace(/%(?:age)?/g, " percent ")
      .replace(/((?:centi|milli|kilo|deci|deca|hecto)(?:met|lit))er/g, "$1re")
      .replace(/yz(?=(?:e|es|ed|ing)\b)/g, "ys")
      .replace(/z(?=(?:e|es|ed|ing|ation)\b)/g, "s"),
  );
}

/** A word without its grammatical ending: "fractions" and "fraction", "dividing" and "divide" are one. */
function stem(word: string): string {
  let root = word;
  if (/[a-z]{3}ies$/.test(root)) root = root.replace(/ies$/, "y");
  else if (/(?:s|x|z|ch|sh)es$/.test(root)) root = root.replace(/es$/, "");
  else if (/[^su]s$/.test(root) && root.length > 3) root = root.replace(/s$/, "");
  if (root.length >= 6)
    root = root.replace(/(?<=[aeiouy].*)(?:ing|ed)$/, "").replace(/^([^aeiou][aeiou][^aeiouwxy])$/, "$1e");
  if (root.length > 3) root = root.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
  return root.length > 4 ? root.replace(/e$/, "").replace(/i$/, "y") : root;
}

const wholes = Object.entries(phrases).flatMap(([name, said]) =>
  said.map((words) => [new RegExp(`\\b${bare(words)}\\b`, "g"), name] as const),
);
const names = new Map(
  Object.entries(synonyms).flatMap(([name, said]) => [name, ...said].map((word) => [stem(bare(word)), stem(name)])),
);
const narrowing = new Set(fillers.narrowing.split(" "));
const soft = new Set(fillers.soft.split(" ").map(stem));

/** Stems that were worked out, so that long texts are read quickly. */
const roots = new Map<string, string>();
const mostRoots = 60_000;

const doing = new Set(fillers.doing.split(" ").map(topicWord));

/** The stem of a word, or of the word that it stands for. */
export function topicWord(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  const root = stem(bare(word));
  const meant = names.get(root) ?? root;
  if (roots.size < mostRoots) roots.set(word, meant);
  return meant;
}

const others = new Set(apart.flatMap((words) => words.split(" ")).map(topicWord));

/** Whether a word is one of its own, however few letters lie between it and a word of a title: "alkynes", "Java". */
export function isOfItsOwn(word: string): boolean {
  return others.has(word);
}

const common = new Set(fillers.common.split(" ").map(topicWord));

/** Words of every day: no lesson is about them, and none is said to lack them; misspelt too. */
export function isCommon(word: string): boolean {
  return common.has(word) || [...common, ...soft].some((other) => other.length > 5 && isMisspelt(word, other));
}

/** Words that carry no topic and are long enough to be misspelt. */
export function emptyWords(): string[] {
  return [...empty].filter((word) => word.length > 5);
}

/** Words that stand for another, each with what it is compared by: "integration" is "integrate". */
export function synonymWords(): [string, string][] {
  return Object.values(synonyms)
    .flat()
    .map((word) => [word, topicWord(word)]);
}

/** Words that many titles have and that tell little by themselves ("types of", "uses of"). */
export function isSoft(word: string): boolean {
  return soft.has(word);
}

/** Whether a word only says that something is done; at the head of a wish it needs no answer ("draw a histogram"). */
export function isDoing(word: string): boolean {
  return doing.has(word);
}

/** What teachers write before a title: "Introduction to", "Lesson on". */
const framing = /^[^\p{L}\p{N}]*(?:(?:introduction|intro) to|(?:lesson|topic|unit) (?:on|about))\b/u;

/** What joins little words that are named one by one. */
const joining = new Set(["and", "or", "n", "nd", "et", "ou", "na", "using", "use"]);

function keyOf(said: string): string {
  const words = said.match(/[\p{L}\p{N}<>=+×÷%]+/gu) ?? [];
  if (words.length < 2 || !words.every((word) => empty.has(word))) return words.join(" ");
  return [...new Set(words.filter((word) => !joining.has(word)))].sort().join(" ");
}

/**
 * A title as letters and digits alone: two that read alike are one. Where no word of them tells a topic, it is the little words
 * themselves, in any order: "a, an or the", "this, these, that, those".
 */
export function titleKey(text: string): string {
  return keyOf(bare(text));
}

/** The key of a title without the class that is written behind it: "describing my school S1". */
export function placedKey(text: string): string {
  const said = bare(text);
  const placed = said.replace(places, " ");
  return keyOf(/[\p{L}\p{N}]/u.test(placed) ? placed : said);
}

/** Names that a title may go by: as it is typed, and without what is written around it, "Unit 4: introduction to this and that". */
export function titleKeys(text: string): string[] {
  const said = bare(text);
  const placed = said.replace(places, " ").replace(/^[^\p{L}\p{N}]+/u, "");
  const topic = placed.replace(framing, "");
  return [said, ...[placed, topic].filter((rest) => /[\p{L}\p{N}]/u.test(rest))].map(keyOf);
}

function tokens(text: string): string[] {
  const plain = bare(text).replace(places, " ");
  const whole = wholes.reduce((rest, [words, name]) => rest.replace(words, name), plain);
  return whole.match(/[\p{L}\p{N}²³]+/gu) ?? [];
}

/** The words of a title that tell its topic, as stems, each once and in order. */
export function topicWords(text: string): string[] {
  return [
    ...new Set(
      tokens(text)
        .filter((word) => !empty.has(word))
        .map(topicWord),
    ),
  ];
}

/** How far numbers go: "20" of "addition within 20", "numbers up to 20", "jusqu'à 20". */
const bound = /\b(?:within|up to|to|jusqu.a|kugeza (?:ku|kuri)|hadi) (\d+)(?![\p{L}\d])/gu;

/** The numbers that a title goes up to. */
export function boundsOf(text: string): string[] {
  return [...bare(text).matchAll(bound)].map(([, number = ""]) => number);
}

/** The words of a title as they were typed. */
export function rawWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}²³]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** How often a text says each of its words. */
export function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of tokens(text).map(topicWord)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const articles = new Set(["a", "an", "the"]);

/** Whether a word is what something is done to: "basket" of "weaving a basket". */
function isObject(word: string, last: string): boolean {
  return /[a-z]{3}ing$/.test(last) && !empty.has(word);
}

/** The words of a title before the one that narrows it down, with that: "dribbling", "in" of "dribbling in basketball". */
export type HeadWords = { words: string[]; by: string };

export function headOf(text: string): HeadWords | null {
  const all = tokens(text);
  const at = all.findIndex((word, place) => place > 0 && narrowing.has(word));
  const head = all.slice(0, Math.max(at, 0)).filter((word) => !empty.has(word));
  return head.length > 0 ? { words: head.map(topicWord), by: all[at] ?? "" } : null;
}

/** The words of a title that stand beside the one before: "filtration" of "mixtures, filtration", not "dogs" of "teeth in dogs". */
export function besides(text: string): Map<string, string> {
  const beside = new Map<string, string>();
  const said = new Set<string>();
  let before = "";
  let last = "";
  for (const word of tokens(text)) {
    if (narrowing.has(word) || isObject(word, last)) before = "";
    if (!articles.has(word)) last = word;
    if (empty.has(word)) continue;
    const root = topicWord(word);
    if (before && !said.has(root)) beside.set(root, before);
    said.add(root);
    before = root;
  }
  return beside;
}

/** The parts of a title that colons, dashes or brackets set apart: "Types of angles: acute, right". */
export function titleParts(text: string): string[] {
  return text.split(/[:;()[\]–—]|\s-\s/).filter((part) => topicWords(part).length > 0);
}

/** What a title turns into what. */
export type TurnedWish = { from: string[]; to: string[] };

/** What is turned into what: "decimals" and "fractions" of "converting decimals to fractions"; null where nothing is. */
export function turned(text: string): TurnedWish | null {
  const [, from, to] = /^(.*?)\b(?:to|into|by|en|par)\b(.*)$/.exec(bare(text)) ?? [];
  return from && to ? { from: topicWords(from), to: topicWords(to) } : null;
}
