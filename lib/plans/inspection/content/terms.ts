import { topicWord } from "@/lib/bank/search/vocabulary/words";
import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../text/wording";
import { mostCharacters } from "./constants";
import { namedNumbers } from "../../text/numerals";
import en from "./words/en.json";
import fr from "./words/fr.json";
import rw from "./words/rw.json";
import sw from "./words/sw.json";

function beginningOf(word: string): string {
  return word.slice(0, 7);
}

/** A word without its ending; Bantu words and those of French by their beginnings. */
const stemmers: Record<PlanLanguage, (word: string) => string> = {
  en: topicWord,
  fr: beginningOf,
  rw: beginningOf,
  sw: beginningOf,
};

function stemOf(word: string, language: PlanLanguage): string {
  return /\d/.test(word) ? word : stemmers[language](word);
}

/** What Kinyarwanda and Kiswahili put before a root: noun classes, persons, times and what is linked by an apostrophe. */
const prefixes: Record<PlanLanguage, RegExp | null> = {
  en: null,
  fr: null,
  rw: /^(?:[a-z]{1,2}'|[aiu](?=[a-z]{5})|(?:[mbrkgtdh][aiu]|[nl]u|[mn](?=[bcdfgjkprstvz])|[mbrktdg][wy]|cy|y[ai]?|w[ai]?|z[ai]?|b(?=[aeio]))(?=[a-z]{4}))/,
  sw: /^(?:wana|wata|wali|wame|ana|ata|ali|ame|una|ina|zina|kina|vina|yana|h[au]|ku|ki|vi|wa|m[wi]?|u(?=[a-z]{5}))(?=[a-z]{4})/,
};
/** Prefixes that one word has at most: "aba-yi-some-ra". */
const mostPrefixes = 3;
const rootLength = { en: 5, fr: 5, rw: 4, sw: 4 } as const satisfies Record<PlanLanguage, number>;

const sources = { en, fr, rw, sw };
const frames = new Map<PlanLanguage, ReadonlySet<string>>();

/** Words that the plan of any lesson has: little words, those of the classroom, of method and of the official lists. */
function frameOf(language: PlanLanguage): ReadonlySet<string> {
  const known = frames.get(language);
  if (known) return known;
  const words = sources[language].frame.split(" ");
  const frame = new Set([...words, ...words.map((word) => stemOf(word, language))]);
  frames.set(language, frame);
  return frame;
}

const phrased = new WeakMap<object, ReadonlySet<string>>();

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** The stems of all words of a bank of phrases. */
export function phraseWords(bank: object, language: PlanLanguage): ReadonlySet<string> {
  const known = phrased.get(bank);
  if (known) return known;
  const texts = [...textsIn(bank)].map((text) => text.replace(/\{\w+\}/g, " "));
  const words = new Set(texts.flatMap((text) => tokens(text, language).map(({ stem }) => stem)));
  phrased.set(bank, words);
  return words;
}

const token = /\p{L}[\p{L}\p{M}']*[₀-₉\d]*|\d+(?:[.,:/]\d+)*|[²³√π∪∩≤≥≈×÷°Δ∠Ω∞]/gu;

/** A word as a text has it and without its ending, and whether the plan of any lesson has it (`frame`). */
export type StemmedTerm = Readonly<{ word: string; stem: string; isFrame: boolean }>;

/** The terms that words were read as: plans of one day share most of their words. */
const termsRead: Record<PlanLanguage, Map<string, StemmedTerm>> = {
  en: new Map(),
  fr: new Map(),
  rw: new Map(),
  sw: new Map(),
};
const mostRead = 20_000;

function termOf(word: string, language: PlanLanguage): StemmedTerm {
  const read = termsRead[language];
  const known = read.get(word);
  if (known) return known;
  const spoken = word.replace(/^(?:l|d|n|s|c|j|m|t|qu)'/, "").replace(/'s?$/, "");
  const stem = namedNumbers.get(spoken)?.toString() ?? stemOf(spoken, language);
  const frame = frameOf(language);
  const isFrame = frame.has(spoken) || frame.has(stem) || /^[a-z']{1,2}$/.test(spoken);
  const term = { word: spoken, stem, isFrame };
  if (read.size < mostRead) read.set(word, term);
  return term;
}

/** All words and numbers of a text, in order. */
export function tokens(text: string, language: PlanLanguage): StemmedTerm[] {
  return (searchable(text.slice(0, mostCharacters)).match(token) ?? []).map((word) => termOf(word, language));
}

const none: ReadonlySet<string> = new Set();

/**
 * Stems of what else any plan has: where a language's own list of such words is not whole, all that the composer's phrases say. Its
 * list says of itself whether it is (`isFrameWhole`).
 */
export function phrasedStems({
  language,
  frameWords,
}: {
  language: PlanLanguage;
  frameWords: () => ReadonlySet<string>;
}): ReadonlySet<string> {
  return sources[language].isFrameWhole ? none : frameWords();
}

/** The words of a text that are not of any plan, in order and as often as they come. */
export function ownTerms(text: string, language: PlanLanguage): string[] {
  return tokens(text, language)
    .filter(({ isFrame }) => !isFrame)
    .map(({ stem }) => stem);
}

/** The words of a text that are not of any plan, each once. */
export function ownStems(text: string, language: PlanLanguage): Set<string> {
  return new Set(ownTerms(text, language));
}

/** Beginning by which "cornrows" and "cornrow", "yanditse" and "kwandika" are one. */
export function rootOf({ word, stem }: StemmedTerm, language: PlanLanguage): string {
  const prefix = prefixes[language];
  let bare = prefix ? word : stem;
  for (let count = 0; prefix && count < mostPrefixes; count++) bare = bare.replace(prefix, "");
  return bare.slice(0, rootLength[language]);
}

/** The words and figures of a text that are not of any plan, each once and as the language lets them be known again. */
export function knownAgain(text: string, language: PlanLanguage): Set<string> {
  const own = tokens(text, language).filter(({ isFrame }) => !isFrame);
  const isPrefixed = prefixes[language] !== null;
  return new Set(own.map((term) => (isPrefixed && !/^\d/.test(term.stem) ? rootOf(term, language) : term.stem)));
}

/** The words of a text that are not of any plan and no numbers, each once. */
export function topicTerms(text: string, language: PlanLanguage): StemmedTerm[] {
  const own = tokens(text, language).filter(({ isFrame, stem }) => !isFrame && !/^\d/.test(stem));
  return [...new Map(own.map((term) => [term.stem, term])).values()];
}

/** The roots of those words. */
export function roots(text: string, language: PlanLanguage): Set<string> {
  return new Set(topicTerms(text, language).map((term) => rootOf(term, language)));
}
