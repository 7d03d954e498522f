import { withoutClass } from "../text/amounts";
import type { NamedCondition } from "./named";
import type { Mention } from "./vocabulary";
import { numberIn, single } from "./words";

/** A number of learners said in digits or, up to ten, in words of the four languages. */
export function countIn(said: string): number | null {
  const text = withoutClass(said);
  const digits = /\b(\d{1,3})\b/.exec(text);
  if (digits) return Number(digits[1]) || null;
  return numberIn(text) ?? (single.test(text) ? 1 : null);
}

/** A number that no further word belongs to: "blind (2)". */
const startsWithNumber = /^\D{0,3}(\d{1,3})\b(?!\s*\p{L})/u;

/** The count of each need of a part: the number before it, else the number behind it. */
export function countsOf(part: string, found: readonly Mention<NamedCondition>[]): (number | null)[] {
  if (found.length === 1) return [countIn(part)];
  return found.map((mention, index) => {
    const before = found[index - 1];
    const end = mention.at + mention.words.length;
    const lead = part.slice(before ? before.at + before.words.length : 0, mention.at);
    const behind = part.slice(end);
    return countIn(lead) ?? (startsWithNumber.test(behind) ? countIn(behind) : null);
  });
}
