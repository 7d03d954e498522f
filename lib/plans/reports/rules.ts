import { plainLetters } from "@/lib/core/searchable";
import { partsOf, spellingsOf, withoutAddresses, withoutNames } from "../text/names";

/** What is cut out of a report; of people and schools also what is a part of the name. */
export type KnownNames = { people: readonly string[]; schools: readonly string[]; others: readonly string[] };

/** What names a plan, such as its subject, without the names as they are written there. */
export function withoutNamed(text: string, { people, schools, others }: KnownNames): string {
  return withoutNames(text, [...people, ...others, ...schools.flatMap(spellingsOf)]);
}

/**
 * What a teacher typed, without the names and their parts, mail addresses and telephone numbers. A part is a name where it has a
 * capital.
 */
export function typedWithoutNamed(text: string, named: KnownNames): string {
  const parts = [...named.people, ...named.schools].flatMap(partsOf);
  return withoutNames(withoutNamed(withoutAddresses(text), named), parts, { capitals: true });
}

/**
 * A text as letters and digits alone, for marks, spaces and line breaks are not copied alike from page, print and memory: print has
 * ligatures, words that are parted at the end of a line, and numbers above and below it.
 */
function bareLetters(text: string): string {
  return (plainLetters(text.normalize("NFKC")).match(/[\p{L}\p{N}]+/gu) ?? []).join("");
}

/** Whether words stand in some texts, in one of them or from one into the next; what dots leave out may be anything. */
export function isQuoted(quote: string, texts: readonly string[]): boolean {
  const parts = quote
    .split(/…|\.{3,}/)
    .map(bareLetters)
    .filter(Boolean);
  if (parts.length === 0) return texts.some((text) => text.includes(quote.trim()));
  const whole = bareLetters(texts.join("\n"));
  return parts.every((part) => whole.includes(part));
}
