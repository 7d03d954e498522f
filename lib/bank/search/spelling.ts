import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
import type { PlanLanguage } from "@/lib/core/language";
import type { Lesson, Session } from "../schema";
import { isMisspelt, isOfOneRoot } from "./slips";

const letters = /[\p{L}’']+/gu;

function wordsOf(text: string): string[] {
  return text.match(letters) ?? [];
}

/** All that an entry says, as words in lower case. */
function said(value: unknown): string[] {
  if (typeof value === "string") return wordsOf(value.toLowerCase());
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(said) : [];
}

/** In capitals where the word that it stands for is, or begins with one. */
function inCaseOf(word: string, typed: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  return typed.startsWith(typed.charAt(0).toUpperCase()) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** A word with another ending is not a slip. */
function isEnding(a: string, b: string): boolean {
  const [one, other] = [a.replace(/s$/, ""), b.replace(/s$/, "")];
  return one === other || isOfOneRoot(one, other);
}

function mended(typed: string, right: readonly string[]): string {
  const word = plainLetters(typed);
  if (word.length < 5) return typed;
  const near = right
    .filter((other) => other.length >= 5 && isMisspelt(word, other) && !isEnding(word, other))
    .sort((a, b) => distance(word, a) - distance(word, b))[0];
  return near === undefined ? typed : inCaseOf(near, typed);
}

/** "SUBTRACTION OF INTEGERS" as a sentence; words that titles have in capitals, and abbreviations, stay so. */
function inSmallLetters(title: string, titles: string): string {
  const isLoud = title.length >= 8 && title === title.toUpperCase() && title !== title.toLowerCase();
  if (!isLoud) return title;
  const capitals = new Set(wordsOf(titles).filter((word) => word.length > 1 && word === word.toUpperCase()));
  const small = title.replace(letters, (word) =>
    capitals.has(word) || !/[AEIOUY]/.test(word) ? word : word.toLowerCase(),
  );
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/** "there importance", "it's uses": what belongs to the things named before; "there is" and "it's raining" are left. */
const possessives: readonly [RegExp, string][] = [
  [/(?<=\b(?:and|with|of|in|by|for|to) )there(?= (?!is\b|are\b|was\b|were\b|will\b|has\b|have\b)\p{L}{3})/giu, "their"],
  [/(?<=\b(?:and|with|of|in|by|for|to) )it['’]s(?= \p{L}{3})/giu, "its"],
];

/** Slips in little words that follow from the words beside them: "a informal letter", "and there importance". */
const withLittleWords: Record<PlanLanguage, (title: string) => string> = {
  en: (title) =>
    possessives
      .reduce((all, [slip, right]) => all.replace(slip, right), title)
      .replace(/\b(a) (?=(?:[ai]|e(?!u)|o(?!ne))\p{L}{3})/giu, "$1n "),
  fr: (title) => title,
  rw: (title) => title,
  sw: (title) => title,
};

/**
 * A title in the spelling of the entry that it was surely found for: slips are mended, capitals made small, "a informal letter" put
 * right. Words that the entry has, too, and all others stay as they were typed.
 */
export function bankSpelling(typed: string, entry: Lesson | Session): string {
  const titles = entry.titles[entry.language] ?? [];
  const right = [...new Set(titles.flatMap((title) => wordsOf(title.toLowerCase())))];
  const known = new Set(said(entry));
  const calm = inSmallLetters(typed, titles.join(" "));
  const spelt = calm.replace(letters, (word) => (known.has(word.toLowerCase()) ? word : mended(word, right)));
  const whole = withLittleWords[entry.language](spelt);
  return whole === typed ? typed : whole.charAt(0).toUpperCase() + whole.slice(1);
}
