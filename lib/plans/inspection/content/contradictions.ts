import type { Claim } from "@/lib/bank/schema";
import { searchable } from "../../text/wording";
import { withoutQuotes } from "../../text/reading";
import { inAnyLanguage, wholeWords, type Spoken } from "../../text/spoken";
import type { Field } from "../types";
import { mostCharacters } from "./constants";
import { lists } from "./lists";
import { sentencesOf } from "./sentences";

/** A sentence of a plan that stands against a fact. */
export type Contradiction = { field: string; words: string; fact: string };

/** Characters from the first to the last word of a statement that is taken as one. */
const reach = 110;
/** From this many words on, a statement may go on after a comma; in a shorter one each side speaks of something else. */
const spanning = 4;
const mostPlaces = 8;
/** A plan that has the words of more patterns than this speaks of everything; the first are looked for. */
const mostPatterns = 150;
/** No clause is longer. */
const mostInClause = 400;
/** Characters of a statement that a finding shows. */
const shown = 80;
/** Letters by which the beginning of a word is missed at once. */
const beginning = 4;

/** What a text must have for an alternative of a group: all its letters, and its first word, whole or as a beginning. */
type Literal = { letters: string; lead: string; isWholeWord: boolean };
/** The pattern is made at the first text that may have it: of thousands hardly any is asked for. */
type Group = { literals: Literal[]; pattern: () => RegExp };
type Pattern = {
  fact: string;
  language: string;
  groups: Group[];
  isOrdered: boolean;
  isAnywhere: boolean;
  unless: RegExp | null;
};

function patternOf(alternatives: string): RegExp {
  const sources = alternatives
    .split("|")
    .map((words) => searchable(words).trim())
    .filter(Boolean)
    .map((words) => {
      const source = words
        .replaceAll("&", "+")
        .replace(/[.+?^${}()[\]\\/]/g, "\\$&")
        .replace(/\*/g, "[\\p{L}\\p{N}]*")
        .replace(/ /g, "[ ]");
      const starts = /^[\p{L}\p{N}]/u.test(words) ? "(?<![\\p{L}\\p{N}.])" : "";
      const ends = /[\p{L}\p{N}]$/u.test(words) ? "(?![\\p{L}\\p{N}]|[.,]\\d)" : "";
      return `${starts}${source}${ends}`;
    });
  return new RegExp(sources.join("|"), "gu");
}

function literalOf(alternative: string): Literal {
  const words = searchable(alternative).trim().replaceAll("&", "+");
  const [letters = ""] = words.split("*");
  const lead = /^[\p{L}\p{N}]*/u.exec(letters)?.[0] ?? "";
  return { letters, lead, isWholeWord: words.charAt(lead.length) !== "*" };
}

function groupOf(alternatives: string): Group {
  const literals = alternatives.split("|").map(literalOf);
  let pattern: RegExp | undefined;
  return {
    literals: literals.filter(({ letters }) => letters !== ""),
    pattern: () => (pattern ??= patternOf(alternatives)),
  };
}

const compiled = new WeakMap<readonly Claim[], Pattern[]>();

function patternsOf(claims: readonly Claim[]): Pattern[] {
  const known = compiled.get(claims);
  if (known) return known;
  const patterns = claims.flatMap(({ fact, language, wrong, unless, anywhere }) =>
    wrong.map((words) => ({
      fact,
      language,
      groups: words.split(/ [+>] /).map(groupOf),
      isOrdered: words.includes(" > "),
      isAnywhere: anywhere,
      unless: unless ? patternOf(unless) : null,
    })),
  );
  compiled.set(claims, patterns);
  return patterns;
}

type Span = { from: number; to: number };

/** For one place of the first group the nearest places of the others, in order where that counts; null where one is missing. */
function together(start: Span, others: readonly Span[][], isOrdered: boolean): Span[] | null {
  const all = [start];
  for (const places of others) {
    const last = all.at(-1) ?? start;
    const next = places.find(
      (place) =>
        Math.abs(place.from - start.from) <= reach &&
        (isOrdered ? place.from >= last.to : all.every((one) => place.to <= one.from || place.from >= one.to)),
    );
    if (!next) return null;
    all.push(next);
  }
  return all;
}

/** From the first to the last of some places. */
function reachOf(places: readonly Span[]): Span {
  return { from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) };
}

const joining: Spoken = { en: ["and", "or"], fr: ["et", "ou"], rw: ["na", "cyangwa"], sw: ["na", "au"] };
const articles: Spoken = { en: ["the", "an?"], fr: ["les?", "la", "du", "des"], rw: [], sw: [] };
/** What stands between two things that are named one beside the other. */
const beside = new RegExp(`^\\s*(?:${inAnyLanguage(joining)}|/)\\s*(?:(?:${inAnyLanguage(articles)}) )?$`);

/** "Filtrate and sand": two words that are only listed state nothing of each other. */
function isListing({ from, to }: Span, places: readonly Span[][], sentence: string): boolean {
  if (places.length !== 2) return false;
  const all = places.flat();
  const opening = all.find((place) => place.from === from);
  const ending = all.find((place) => place.to === to);
  return opening !== undefined && ending !== undefined && beside.test(sentence.slice(opening.to, ending.from));
}

const contrasting: Spoken = {
  en: ["and", "or", "but", "while", "whereas"],
  fr: ["et", "ou", "mais", "tandis", "alors"],
  rw: ["na", "naho", "ariko", "kandi"],
  sw: ["na", "lakini", "bali", "ilhali"],
};
const contrast = wholeWords(contrasting);

/**
 * Whether a sentence says what makes a statement no mistake: "arteries" beside "veins carry it back". The words of the statement
 * itself do not, unless it speaks of two things: "arteries carry it away and veins back".
 */
function isExcepted(sentence: string, found: readonly Span[], unless: RegExp | null): boolean {
  if (!unless) return false;
  const excepting = [...sentence.matchAll(unless)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  if (excepting.length === 0) return false;
  const { from, to } = reachOf(found);
  const isOwn = (one: Span) => found.some((place) => place.from <= one.from && one.to <= place.to);
  return !excepting.every(isOwn) || contrast.test(sentence.slice(from, to));
}

/** The places in a sentence of a word of each group near one another, or null where it is excepted or has none. */
function stretch(sentence: string, { groups, isOrdered, unless }: Pattern): Span | null {
  const places = groups.map(({ pattern }) =>
    [...sentence.matchAll(pattern())]
      .slice(0, mostPlaces)
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  const [first = [], ...others] = places;
  for (const start of first) {
    const found = together(start, others, isOrdered);
    if (found && !isListing(reachOf(found), places, sentence) && !isExcepted(sentence, found, unless))
      return reachOf(found);
  }
  return null;
}

/** Whether a sentence states something: one that asks, denies or names a mistake does not. */
function isStated(sentence: string, language: Claim["language"]): boolean {
  return !sentence.includes("?") && !lists[language].denied.test(sentence);
}

/** French "à partir de" is no verb, and "avec avoir" behind it says nothing of one. */
const prepositions = /\ba partir d(?:e|u|es)?\b/g;

/** A text without lines that tell what others believe, and without quotations. */
function statedText(text: string, language: Claim["language"]): string {
  const lines = searchable(withoutQuotes(text.slice(0, mostCharacters))).split("\n");
  const asserted = lines.filter((line) => !lists[language].reported.test(line)).join("\n");
  return asserted.replace(prepositions, " ");
}

/** Asked for thousands of literals whether a text has them, it tells by the words of the text that most are not there. */
function literalFinder(text: string): (literal: Literal) => boolean {
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const beginnings = new Set([...words].map((word) => word.slice(0, beginning)));
  return ({ letters, lead, isWholeWord }) => {
    if (lead !== "" && isWholeWord && !words.has(lead)) return false;
    if (lead.length >= beginning && !beginnings.has(lead.slice(0, beginning))) return false;
    return (lead === letters && isWholeWord && lead !== "") || text.includes(letters);
  };
}

/** Whether every group of a pattern has a word somewhere in a text; hardly any of hundreds is there. */
function isLikely({ groups }: Pattern, has: (literal: Literal) => boolean): boolean {
  return groups.every(({ literals }) => literals.some(has));
}

function findIn(clauses: readonly string[], pattern: Pattern): string | null {
  for (const clause of clauses) {
    const found = isLikely(pattern, ({ letters }) => clause.includes(letters)) ? stretch(clause, pattern) : null;
    if (found) return clause.slice(found.from, found.to).replace(/\s+/g, " ").slice(0, shown);
  }
  return null;
}

function clausesOf(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => sentence.split(/[,()–—→]/));
}

/** The sentences of some texts that stand against well-known facts; what is quoted, asked or denied is no statement. */
export function contradictionsIn(
  fields: readonly Field[],
  claims: readonly Claim[],
  language: Claim["language"],
): Contradiction[] {
  const own = patternsOf(claims).filter((pattern) => pattern.language === language);
  const stated = fields.map(({ field, text }) => ({ field, text: statedText(text, language) }));
  const isInWhole = literalFinder(stated.map(({ text }) => text).join("\n"));
  const likely = own.filter((pattern) => isLikely(pattern, isInWhole)).slice(0, mostPatterns);
  return stated.flatMap(({ field, text }) => {
    const isInField = literalFinder(text);
    const possible = likely.filter((pattern) => isLikely(pattern, isInField));
    if (possible.length === 0) return [];
    const all = sentencesOf(text).map((sentence) => sentence.slice(0, mostInClause));
    const sentences = all.filter((sentence) => isStated(sentence, language));
    return possible.flatMap((pattern) => {
      const own = pattern.isAnywhere ? all : sentences;
      const words = findIn(pattern.groups.length >= spanning ? own : clausesOf(own), pattern);
      return words === null ? [] : [{ field, words, fact: pattern.fact }];
    });
  });
}
