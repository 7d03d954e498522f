import type { PlanLanguage } from "@/lib/core/language";

/** What teachers write short, as it stands on a board; only what can mean nothing else. */
const shorthand: readonly [RegExp, string][] = [
  [/\boclock\b|\bo clock\b/gi, "o’clock"],
  [/\babt\b/gi, "about"],
  [/\b(?:btn|btwn)\b|\bb\/w\b/gi, "between"],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/(?= )/gi, "with"],
  [/\beqn(s?)\b/gi, "equation$1"],
  [/\bnos\b/g, "numbers"],
  [/\bcalc\b/gi, "calculation"],
  [/\bintro\b/gi, "introduction"],
  [/\bgovt\b/gi, "government"],
];

/** Names that are written in capitals. */
const capitals = /\b(?:html|css|sql|php|ict|hiv|aids|dna|rna|usb|gps)\b/g;

/** "n" between two words is "and", but not where it stands for a number: "n terms", "value of n". */
const together =
  /(?<=\p{L}{3}\)?) (?:n|&) (?=\(?\p{L}{3})(?!(?:terms?|sides?|items?|trials?|values?|times|is|elements?|objects?|points?|factorial)\b)/giu;
const isNumber = /\b(?:value|find|term|sum|number|power|variable|equals?|for|when|where|with|until) (?:of )?n\b/i;

function spelledOut(title: string): string {
  const whole = shorthand.reduce((said, [short, long]) => said.replace(short, long), title);
  const named = whole.replace(capitals, (name) => (name === "aids" ? name : name.toUpperCase()));
  return isNumber.test(named) ? named : named.replace(together, " and ");
}

const inLanguage: Record<PlanLanguage, (title: string) => string> = {
  en: spelledOut,
  fr: (title) => title,
  rw: (title) => title.replace(/(?<=\p{L}{3}) n (?=[aeiou]\p{L}{2})/giu, " n’"),
  sw: (title) => title,
};

/** A title as it can be printed: known shorthand spelled out and a capital at its beginning; its meaning and all other words stay. */
export function tidyTitle(title: string, language: PlanLanguage): string {
  const said = inLanguage[language](title);
  // "pH" and "e-mail" begin small.
  return said.replace(/^\p{Ll}(?=\p{Ll}+(?:[\s,:(]|$))/u, (first) => first.toUpperCase());
}
