import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
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
      .replace(/z(?=(?:e|es|ed|ing|ation)\b)/g, "s"),
  );
}

/** A word without its grammatical ending: "fractions" and "fraction", "dividing" and "divide" are one. */
function stem(word: string): string {
  let root = word;
  if (/[a-z]{3}ies$/.test(root)) root = root.replace(/ies$/, "y");
  else if (/(?:s|x|z|ch|sh)es$/.test(root)) root = root.replace(/es$/, "");
  else if (/[^su]s$/.test(root) && root.length > 3) root = root.replace(/s$/, "");
  if (root.length >= 6) root = root.replace(/(?:ing|ed)$/, "").replace(/^([^aeiou][aeiou][^aeiouwxy])$/, "$1e");
  root = root.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
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

/** A title as letters and digits alone: two that read alike are one, also where no word of them tells a topic ("a, an or the"). */
export function titleKey(text: string): string {
  return (bare(text).match(/[\p{L}\p{N}<>=+×÷%]+/gu) ?? []).join(" ");
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

/** The words of a title that stand beside the one before: "filtration" of "mixtures, filtration", not "dogs" of "teeth in dogs". */
export function besides(text: string): Map<string, string> {
  const beside = new Map<string, string>();
  const said = new Set<string>();
  let before = "";
  for (const word of tokens(text)) {
    if (narrowing.has(word)) before = "";
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

const endings = new Set(
  ["", "al", "ic", "ical", "ity", "ion", "ation", "ition", "ication", "ment", "ive", "er", "or", "ness", "ance"].concat(
    [..."ence ly ous ate ise y ian ism ar ary ent ant isation ing ed".split(" ")],
  ),
);

/** "Electric" and "electricity", "magnet" and "magnetism": one root of five letters and more, with endings of their own. */
export function isOfOneRoot(a: string, b: string): boolean {
  if (/\d/.test(a + b)) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  for (let root = same; root >= 5; root -= 1) if (endings.has(a.slice(root)) && endings.has(b.slice(root))) return true;
  return false;
}

/** What a title turns into what. */
export type Turned = { from: string[]; to: string[] };

/** What is turned into what: "decimals" and "fractions" of "converting decimals to fractions"; null where nothing is. */
export function turned(text: string): Turned | null {
  const [, from, to] = /^(.*?)\b(?:to|into|by|en|par)\b(.*)$/.exec(bare(text)) ?? [];
  return from && to ? { from: topicWords(from), to: topicWords(to) } : null;
}

/** As it sounds: "sistem" and "system", "graf" and "graph". */
function sound(word: string): string {
  return word.replace(/ph/g, "f").replace(/y/g, "i").replace(/ck/g, "k").replace(/(.)\1/g, "$1");
}

/** Whether two words have the same letters in another order. */
export function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join("") === [...b].sort().join("");
}

/** Whether two letters side by side have changed places: "ligth". */
function isTurned(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** One letter from five on, two from eleven on, or two that changed places; beginnings must agree: "endothermic" is not "exothermic". */
export function isMisspelt(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const [left, right] = [sound(a), sound(b)];
  if (shorter < 4 || /\d/.test(a + b)) return false;
  if (left === right) return true;
  if (shorter < 5) return false;
  if (left.slice(0, 2) !== right.slice(0, 2)) return false;
  const apart = distance(left, right);
  return (
    apart <= (shorter >= 11 ? 2 : 1) ||
    (apart === 2 && (isTurned(left, right) || (left.length >= 6 && isSwapped(left, right))))
  );
}

/** Whether two stems are one word, a slip of the finger or an ending apart. */
export function isSlipOf(a: string, b: string): boolean {
  const begin = (word: string) => word[0]?.replace("p", "f");
  return begin(a) === begin(b) && (isMisspelt(a, b) || isOfOneRoot(a, b));
}
