import type { PlanLanguage } from "@/lib/core/language";
import { listOf } from "./spoken";

/** What teachers write short, as it stands on a board; only what can mean nothing else. */
const shorthand: readonly [RegExp, string][] = [
  [/\boclock\b|\bo clock\b/gi, "o’clock"],
  [/\babt\b/g, "about"],
  // In a web page "btn" is a button, and "b/w" is also black and white.
  [/\b(?:btn|btwn)\b(?<!\b(?:html|css)\b.*)(?!.*\b(?:html|css)\b)/gi, "between"],
  [/(?<=\b(?:differences?|relations?|relationships?|comparison|distance|angles?|links?) )b\/w\b/gi, "between"],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/(?= )/gi, "with"],
  [/\beqn(s?)\b/gi, "equation$1"],
  [/\bnos\b/g, "numbers"],
  [/\bintro\b/gi, "introduction"],
  [/\bgovt\b/gi, "government"],
  [/(?<=\p{L}{2}\)?) & (?=\(?\p{L}{2})/gu, " and "],
];

/** Names that are written in capitals; hearing aids are none. */
const capitals = /\b(?:html|css|sql|php|ict|hiv|dna|rna|usb|gps)\b|(?<=\bhiv\W+(?:and )?)aids\b/gi;

/** "n" between two words is "and", in a title without capitals behind its first letter. */
const together = /(?<=\p{L}{3}\)?) n (?=\(?\p{L}{3})/gu;

/** What a number of things is spoken of with, or the letter itself. */
const beforeNumber = listOf(
  "value find term sum number power variable equals? for when where with until first last next from of any every each all " +
    "integer through into by to in on at than is are letters? sounds? syllables? consonants? vowels?",
).join("|");
const afterNumber = listOf(
  "natural odd even prime whole real positive consecutive different distinct identical equal unlike integers? equations? " +
    "unknowns? variables? degrees? numbers? letters? balls? coins? dice cards? people persons books? terms? sides? items? " +
    "trials? values? times is are elements? objects? points? factorial factors?",
).join("|");

/** "Drawing n cards" is of a number; "drawing n painting" is not. */
const isNumber = new RegExp(
  `\\b(?:${beforeNumber}) n\\b|\\bn (?:${afterNumber})\\b|ing n (?!\\p{L}+ing\\b)|\\bn\\b.*\\bn\\b`,
  "iu",
);

function spelledOut(title: string): string {
  const whole = shorthand.reduce((said, [short, long]) => said.replace(short, long), title);
  const isHurried = !/\p{Lu}/u.test(title.slice(1)) && !isNumber.test(title);
  return (isHurried ? whole.replace(together, " and ") : whole).replace(capitals, (name) => name.toUpperCase());
}

const inLanguage: Record<PlanLanguage, (title: string) => string> = {
  en: spelledOut,
  fr: (title) => title,
  rw: (title) =>
    title.replace(/(?<=\p{L}{3})(?<!\b(?:inyuguti|ijwi|ingombajwi|igihekane)) n (?=[aeiou]\p{L}{2})/giu, " n’"),
  sw: (title) => title,
};

/** A title as it can be printed: known shorthand spelled out and a capital at its beginning; what may mean anything else stays. */
export function tidyTitle(title: string, language: PlanLanguage): string {
  const said = inLanguage[language](title);
  // "pH" and "e-mail" begin small.
  return said.replace(/^\p{Ll}(?=\p{Ll}+(?:[\s,:(]|$))/u, (first) => first.toUpperCase());
}
