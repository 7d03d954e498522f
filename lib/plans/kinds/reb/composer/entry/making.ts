import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { searchable } from "../../../../text/wording";

/** Objectives of which something is made. */
const verbs = /\b(?:write|compose|draft|draw|construct|rediger|ecrire)\b/;
/** How a question asks for more than a letter or a gap. */
const asks =
  /\b(?:write (?!c |u |t |f |[a-z] \(|true|right|the (?:letter|number|word|phrase|part|name)s?\b)|compose|draft|draw|construct|redige|ecri(?:s|vez) (?!le mot|la lettre))/;

/** Whether a question has something made as the objective says; to complete a gap is not to write. */
export function isMaking({ objective }: BankLesson, q: string): boolean {
  return verbs.test(searchable(objective.verb)) && asks.test(searchable(q));
}
