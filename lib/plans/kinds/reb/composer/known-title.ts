import { distance } from "fastest-levenshtein";
import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { searchable } from "../../../text/wording";

const articles = new Set(["a", "an"]);

/** One letter too many, too few or another, in a word long enough to be told; an ending ("add", "adding") is no slip. */
function isSlip(said: string, meant: string): boolean {
  const isEnding = said.startsWith(meant) || meant.startsWith(said);
  return Math.min(said.length, meant.length) >= 5 && !isEnding && distance(said, meant) === 1;
}

function isSameWord(said: string, meant: string): boolean {
  return said === meant || isSlip(said, meant) || (articles.has(said) && articles.has(meant));
}

/** A title as it is written on the chalkboard: as the bank spells it where its own words have slips of the finger. */
export function spelt(title: string, { titles, language }: BankLesson): string {
  const wordsOf = (text: string) => searchable(text).match(/[\p{L}\p{N}']+/gu) ?? [];
  const said = wordsOf(title);
  const meant = (titles[language] ?? []).find((own) => {
    const words = wordsOf(own);
    return words.length === said.length && words.every((word, index) => isSameWord(said[index] ?? "", word));
  });
  const hasSlip = meant !== undefined && wordsOf(meant).join(" ") !== said.join(" ");
  return hasSlip ? meant.charAt(0).toUpperCase() + meant.slice(1) : title;
}
