import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { isSlipOf } from "@/lib/bank/search/words";
import { searchable } from "../../../text/wording";

const articles = new Set(["a", "an"]);

function isSameWord(said: string, meant: string): boolean {
  return said === meant || isSlipOf(said, meant) || (articles.has(said) && articles.has(meant));
}

/** A title as it is written on the chalkboard: as the bank spells it where its own words have slips of the finger. */
export function spelt(title: string, { titles, language }: BankLesson): string {
  const wordsOf = (text: string) => searchable(text).match(/[\p{L}\p{N}']+/gu) ?? [];
  const said = wordsOf(title);
  const meant = (titles[language] ?? []).find((own) => {
    const words = wordsOf(own);
    return words.length === said.length && words.every((word, index) => isSameWord(said[index] ?? "", word));
  });
  const isSlip = meant !== undefined && wordsOf(meant).join(" ") !== said.join(" ");
  return isSlip ? meant.charAt(0).toUpperCase() + meant.slice(1) : title;
}
