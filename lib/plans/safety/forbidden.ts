import type { PlanLanguage } from "@/lib/core/language";
import { strangeLanguage } from "../text/language";
import { harms, mostWords, type Harm } from "./constants";
import en from "./forbidden/en.json";
import fr from "./forbidden/fr.json";
import rw from "./forbidden/rw.json";
import sw from "./forbidden/sw.json";
import { PhraseFinder, type PhraseMatch } from "./phrases";
import { wordsOf, type Word } from "./words";

/** How one harm is asked for, and phrases that only look like it. */
type ForbiddenRequest = { says: string[]; not?: string[] };
/**
 * `negators` forbid what stands beside them; `affirming` phrases hold a negator and forbid nothing: "do not forget to ...".
 */
type Lists = { harms: Record<Harm, ForbiddenRequest>; negators: string[]; affirming: string[] };

const lists: Record<PlanLanguage, Lists> = { en, fr, rw, sw };

/** Begin a part of a sentence of its own, as a comma does. */
const turns = new Set("then but puis mais ensuite hanyuma ahubwo ariko kisha lakini bali".split(" "));

type Meaning = { harm: Harm; isInnocent: boolean } | "negator" | "affirming";
type Sense = { finder: PhraseFinder; meanings: Meaning[] };

function senseOf(language: PlanLanguage): Sense {
  const finder = new PhraseFinder();
  const meanings: Meaning[] = [];
  const add = (meaning: Meaning, phrases: readonly string[] = []) => {
    const label = meanings.push(meaning) - 1;
    for (const phrase of phrases) finder.add(phrase, label);
  };
  const own = lists[language];
  for (const harm of harms) {
    add({ harm, isInnocent: false }, own.harms[harm].says);
    add({ harm, isInnocent: true }, own.harms[harm].not);
  }
  add("negator", own.negators);
  add("affirming", own.affirming);
  return { finder, meanings };
}

const senses = new Map<PlanLanguage, Sense>();

function senseFor(language: PlanLanguage): Sense {
  const known = senses.get(language) ?? senseOf(language);
  senses.set(language, known);
  return known;
}

/** Parts of sentences, which commas and words such as "then" make: the number of the part that each word stands in. */
function partsOf(words: readonly Word[]): number[] {
  let part = 0;
  return words.map((word, at) => {
    const before = words[at - 1];
    if (before && (before.segment !== word.segment || turns.has(word.text))) part += 1;
    return part;
  });
}

/** A part of at most this many words is an item of a list and shares the negation of its neighbours. */
const longestItem = 5;

function overlaps(one: PhraseMatch, other: PhraseMatch): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** Which parts of the sentences forbid what they name: those with a negator, and items of a list beside one. */
function forbiddingParts(words: readonly Word[], negators: readonly PhraseMatch[]): (at: number) => boolean {
  const part = partsOf(words);
  const sizes = new Map<number, number>();
  const sentenceOf = new Map<number, number>();
  part.forEach((number, at) => {
    sizes.set(number, (sizes.get(number) ?? 0) + 1);
    sentenceOf.set(number, words[at]?.sentence ?? 0);
  });
  const negated = new Map<number, { first: number; last: number }>();
  for (const { from, to } of negators)
    for (const number of new Set([part[from] ?? 0, part[to] ?? 0])) {
      const known = negated.get(number);
      negated.set(number, { first: Math.min(known?.first ?? from, from), last: Math.max(known?.last ?? to, to) });
    }
  const isItem = (number: number) => (sizes.get(number) ?? 0) <= longestItem;
  const reaches = (number: number, step: 1 | -1): boolean => {
    const next = number + step;
    if (!isItem(number) || sentenceOf.get(next) !== sentenceOf.get(number)) return false;
    return negated.has(next) || reaches(next, step);
  };
  return (at) => {
    const number = part[at] ?? 0;
    return negated.has(number) || reaches(number, -1) || reaches(number, 1);
  };
}

/** Something forbidden that a text asks for, and where: from one character of it to another. */
export type FoundHarm = { harm: Harm; words: string; start: number; end: number };

/**
 * What a text asks for that no lesson on a sensitive topic may; what it names in order to forbid it does not count. It is
 * read in the plan's language, and in another one in which it is written instead.
 */
export function harmsIn(text: string, language: PlanLanguage): FoundHarm[] {
  const words = wordsOf(text, mostWords);
  const strange = strangeLanguage(text, language);
  return [language, ...(strange ? [strange] : [])].flatMap((one) => askedIn(text, words, one));
}

function askedIn(text: string, words: readonly Word[], language: PlanLanguage): FoundHarm[] {
  const { finder, meanings } = senseFor(language);
  const found = finder.find(words).map((one) => ({ ...one, meaning: meanings[one.label] }));
  const affirming = found.filter(({ meaning }) => meaning === "affirming");
  const negators = found.filter((one) => one.meaning === "negator" && !affirming.some((other) => overlaps(one, other)));
  const isForbidden = forbiddingParts(words, negators);
  const innocent = (harm: Harm) =>
    found.filter(({ meaning }) => typeof meaning === "object" && meaning.isInnocent && meaning.harm === harm);
  return found.flatMap((one): FoundHarm[] => {
    const { meaning, from, to } = one;
    if (typeof meaning !== "object" || meaning.isInnocent || isForbidden(to) || isForbidden(from)) return [];
    if (innocent(meaning.harm).some((other) => overlaps(one, other))) return [];
    const start = words[from]?.start ?? 0;
    const end = words[to]?.end ?? start;
    return [{ harm: meaning.harm, words: text.slice(start, end), start, end }];
  });
}
