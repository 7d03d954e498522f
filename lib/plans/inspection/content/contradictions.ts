import type { Claim } from "@/lib/bank/schema";
import { searchable } from "../../text/wording";
import { withoutQuotes } from "../../text/reading";
import type { Field } from "../types";
import { lists } from "./lists";
import { sentencesOf } from "./sentences";

/** A sentence of a plan that stands against a fact. */
export type Contradiction = { field: string; words: string; fact: string };

/** Characters from the first to the last word of a statement that is taken as one. */
const reach = 110;
/** Statements of so many words may go on after a comma; of fewer, each side of it speaks of something else. */
const spanning = 4;
const mostPlaces = 8;
/** A plan that has the words of more patterns than this speaks of everything; the first are looked for. */
const mostPatterns = 150;
/** No clause is longer. */
const mostInClause = 400;
/** Characters of a statement that a finding shows. */
const shown = 80;
const mostCharacters = 60_000;
/** Letters by which a word is missed at once. */
const beginning = 4;

type Group = { literals: string[]; pattern: RegExp };
type Pattern = { fact: string; language: string; groups: Group[]; isOrdered: boolean; unless: RegExp | null };

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

function groupOf(alternatives: string): Group {
  const literals = alternatives
    .split("|")
    .map((words) => searchable(words).trim().replaceAll("&", "+").split("*")[0] ?? "");
  return { literals: literals.filter(Boolean), pattern: patternOf(alternatives) };
}

const compiled = new WeakMap<readonly Claim[], Pattern[]>();

function patternsOf(claims: readonly Claim[]): Pattern[] {
  const known = compiled.get(claims);
  if (known) return known;
  const patterns = claims.flatMap(({ fact, language, wrong, unless }) =>
    wrong.map((words) => ({
      fact,
      language,
      groups: words.split(/ [+>] /).map(groupOf),
      isOrdered: words.includes(" > "),
      unless: unless ? patternOf(unless) : null,
    })),
  );
  compiled.set(claims, patterns);
  return patterns;
}

type Span = { from: number; to: number };

/** For one place of the first group the nearest places of the others, in order where that counts; null where one is missing. */
function together(start: Span, others: readonly Span[][], isOrdered: boolean): Span | null {
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
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

/** The stretch of a sentence that holds a word of each group near one another, or null. */
function stretch(sentence: string, { groups, isOrdered }: Pattern): Span | null {
  const [first = [], ...others] = groups.map(({ pattern }) =>
    [...sentence.matchAll(pattern)]
      .slice(0, mostPlaces)
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  for (const start of first) {
    const found = together(start, others, isOrdered);
    if (found) return found;
  }
  return null;
}

/** Whether a sentence states something: one that asks, denies or names a mistake does not. */
function isStated(sentence: string, language: Claim["language"]): boolean {
  return !sentence.includes("?") && !lists[language].denied.test(sentence);
}

/** A text without lines that tell what others believe, and without quotations. */
function statedText(text: string, language: Claim["language"]): string {
  const lines = searchable(withoutQuotes(text.slice(0, mostCharacters))).split("\n");
  return lines.filter((line) => !lists[language].reported.test(line)).join("\n");
}

/** Asked for thousands of words whether a text has them, it tells by the letters that they begin with that most are not there. */
function wordFinder(text: string): (word: string) => boolean {
  const beginnings = new Set<string>();
  for (let at = 0; at + beginning <= text.length; at += 1) beginnings.add(text.slice(at, at + beginning));
  return (word) => (word.length < beginning || beginnings.has(word.slice(0, beginning))) && text.includes(word);
}

/** Patterns of which every group has a word somewhere in a text; hardly any of hundreds is. */
function likelyIn(hasWord: (word: string) => boolean, patterns: readonly Pattern[]): Pattern[] {
  return patterns.filter(({ groups }) => groups.every(({ literals }) => literals.some(hasWord)));
}

function findIn(clauses: readonly string[], pattern: Pattern): string | null {
  for (const clause of clauses) {
    const found = stretch(clause, pattern);
    if (found && !(pattern.unless && clause.search(pattern.unless) >= 0))
      return clause.slice(found.from, found.to).replace(/\s+/g, " ").slice(0, shown);
  }
  return null;
}

/** The sentences of some texts that stand against well-known facts; what is quoted, asked or denied is no statement. */
export function contradictionsIn(
  fields: readonly Field[],
  claims: readonly Claim[],
  language: Claim["language"],
): Contradiction[] {
  const own = patternsOf(claims).filter((pattern) => pattern.language === language);
  const stated = fields.map(({ field, text }) => ({ field, text: statedText(text, language) }));
  const whole = stated.map(({ text }) => text).join("\n");
  const likely = likelyIn(wordFinder(whole), own).slice(0, mostPatterns);
  return stated.flatMap(({ field, text }) => {
    const possible = likelyIn((word) => text.includes(word), likely);
    if (possible.length === 0) return [];
    const sentences = sentencesOf(text)
      .filter((sentence) => isStated(sentence, language))
      .map((sentence) => sentence.slice(0, mostInClause));
    const clauses = sentences.flatMap((sentence) => sentence.split(/[,()–—→]/));
    return possible.flatMap((pattern) => {
      const words = findIn(pattern.groups.length >= spanning ? sentences : clauses, pattern);
      return words === null ? [] : [{ field, words, fact: pattern.fact }];
    });
  });
}
