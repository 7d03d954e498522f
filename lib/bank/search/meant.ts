import { distance } from "fastest-levenshtein";
import { isAnagram } from "@/lib/core/spelling";
import { isSlipOf } from "./slips";

/**
 * From how many letters on a word may be another one with one letter wrong, with two, and be short for a longer one: "calc",
 * "temp".
 */
export const shortest = { slip: 5, farSlip: 8, form: 3 };

/** Whether a word tells another one in short, by its beginning or without vowels, or has lost letters: "calc", "eqns", "wirng". */
function isShortFor(word: string, whole: string): boolean {
  if (word.length <= shortest.form || word.length >= whole.length || word.length * 3 < whole.length) return false;
  if (whole.startsWith(word)) return true;
  const hasLost = whole.length - word.length <= 2 || /^.[^aeiouy]+$/.test(word);
  if (word[0] !== whole[0] || word.length < shortest.form + 1 || !hasLost) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

function isSlip(word: string, other: string): boolean {
  if (word.length < shortest.slip || Math.abs(word.length - other.length) > 3) return false;
  const apart = distance(word, other);
  return (
    apart <= (word.length >= shortest.farSlip ? 2 : 1) ||
    isSlipOf(word, other) ||
    (apart === 2 && isAnagram(word, other))
  );
}

/** Letters that begin a word in place of each other: "fysics", "kalculus". */
const alike = [..."pf", ..."fp", ..."ck", ..."kc"];

function beginningsOf(word: string): string[] {
  const first = word.charAt(0);
  return [first, ...alike.filter((_, at) => at % 2 === 1 && alike[at - 1] === first)];
}

/** The words that may be meant by one that is misspelt or short for another; `beginning` gives all words that begin so. */
export function meantBy(word: string, beginning: (letters: string) => readonly string[]): readonly string[] {
  if (word.length <= shortest.form) return [];
  return beginningsOf(word)
    .flatMap(beginning)
    .filter((other) => isShortFor(word, other) || isSlip(word, other));
}
