import { isMisspelt } from "@/lib/bank/search/slips";
import { planLanguages } from "@/lib/core/language";
import { plainLetters } from "@/lib/core/searchable";
import type { Spoken } from "./spoken";

/** Words around a topic, which no topic has in another spelling; "ejo" and "kesho" are too short to be known by one. */
const said = allWords({ en: ["tomorrow"], fr: ["demain"], rw: [], sw: [] });
const shortened = new Map([
  ["tmrw", "tomorrow"],
  ["tmr", "tomorrow"],
  ["2moro", "tomorrow"],
  ["tomoro", "tomorrow"],
]);

/** What a number counts in a description of a lesson. */
const counted = allWords({
  en: ["learners", "learner", "students", "student", "pupils", "pupil", "children", "minutes", "minute"],
  fr: ["apprenants", "eleves", "enfants"],
  rw: ["abanyeshuri", "iminota"],
  sw: ["wanafunzi", "dakika"],
});

function allWords(words: Spoken): string[] {
  return planLanguages.flatMap((language) => words[language]);
}

function mended(word: string, right: readonly string[]): string {
  const plain = plainLetters(word);
  if (right.includes(plain) || plain === "tomorrows") return word;
  return shortened.get(plain) ?? right.find((other) => isMisspelt(plain, other)) ?? word;
}

/** A teacher's sentence with slips mended in the words that say when, for how long and for how many: "tomorow", "47 lerners". */
export function withoutSlips(text: string): string {
  return text
    .replace(/(?<=\d ?)\p{L}{4,}/gu, (word) => mended(word, counted))
    .replace(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]{3,}(?![\p{L}\p{N}'’-])/gu, (word) => mended(word, said));
}
