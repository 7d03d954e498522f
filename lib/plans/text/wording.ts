import type { PlanLanguage } from "@/lib/core/language";
import { plainLetters as searchable } from "@/lib/core/searchable";
import { withoutNames } from "./names";

export { searchable };

export type Values = Readonly<Record<string, string>>;

const quotationMarks: Record<PlanLanguage, readonly [string, string]> = {
  en: ["“", "”"],
  fr: ["«\u00a0", "\u00a0»"],
  rw: ["“", "”"],
  sw: ["“", "”"],
};

/** Small first letters before which the French "de" loses its vowel; an h is left alone, since half of them do not let it. */
const eliding = /^(?!onz|oui)[aeiouàâéèêîôœ]/;

/**
 * Puts values into a phrase in one pass, so that braces in a teacher's own words stay as they are: "capable de {verb}" becomes
 * "capable d’employer".
 */
export function fillPhrase(phrase: string, values: Values): string {
  return phrase.replace(/(\bde )?\{(\w+)\}/g, (_, de: string | undefined, name: string) => {
    const value = values[name] ?? "";
    return de && eliding.test(value) ? `d’${value}` : `${de ?? ""}${value}`;
  });
}

/** The sentences of a phrase for which everything is given; one that would name what nobody gave is left out. */
export function fillGivenSentences(phrase: string, values: Values): string {
  const said = phrase
    .split(/(?<=[.!?])\s+/)
    .filter((part) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => values[name] !== ""));
  return fillPhrase(said.join(" "), values);
}

/** One line of a teacher's text, its quotation marks single, at most `limit` characters, cut between words. */
export function oneLine(text: string, limit: number): string {
  const line = text
    .replace(/[“„]|«\s*/g, "‘")
    .replace(/”|(?<!\s)\s*»/g, "’")
    .replace(/"/g, "'")
    // French marks keep the space that does not break.
    .replace(/[\s\p{Cc}]+/gu, (gap) => (gap === "\u00a0" || gap === "\u202f" ? gap : " "))
    .trim()
    // A closing mark at the beginning belongs to what stood before.
    .replace(/^(?:['‘\s]|’\s)+|(?<!['‘\s.])['‘\s.]+$/g, "")
    .replace(/^([^‘]*)’$/, "$1");
  const characters = Array.from(line);
  if (characters.length <= limit) return line;
  const cut = characters.slice(0, limit - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:]+$/, "")}…`;
}

/** A text of the content bank as one line: the fields of a plan have a line for each act. */
export function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").trim();
}

/** A text of the content bank as one line without its full stop, to stand inside a sentence. */
export function clause(text: string): string {
  return inOneLine(text).replace(/\.$/, "");
}

/** A teacher's words in the quotation marks of the plan's language: they are quoted, never inflected; no words, no marks. */
export function quote(text: string, language: PlanLanguage, limit = 90): string {
  const [open, close] = quotationMarks[language];
  const line = oneLine(text, limit);
  return line === "" ? "" : `${open}${line}${close}`;
}

/** Whether a text says anything at all; dots and dashes to be filled in by hand do not count. */
export function isFilled(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}

/** What stands before the last of a list, by how that begins. */
const conjunctions: Record<PlanLanguage, (last: string) => string> = {
  en: () => " and ",
  fr: () => " et ",
  rw: (last) => (/^[aeiou]/i.test(last) ? " n’" : " na "),
  sw: () => " na ",
};

/** "a, b and c" in the plan's language; Kinyarwanda writes "n’" before a vowel. */
export function listed(items: readonly string[], language: PlanLanguage): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? "";
  return `${items.slice(0, -1).join(", ")}${conjunctions[language](last)}${last}`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n");
}

/** A phrase of the bank as a sentence of its own: capital first, whatever stood before it. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Finds words as they stand, but for capitals: nothing in them is a pattern. */
export function anyCase(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu");
}

/** A person's text as data for a model: without the names given, and without what would end its delimited part early. */
export function asData(value: string, without: { names: readonly string[]; tags: readonly string[] }): string {
  const bare = withoutNames(value, without.names);
  // Only the bracket goes: to cut out whole tags would join what stands around them to a new one.
  return bare.replace(new RegExp(`<(?=[\\s/]*(${without.tags.join("|")}))`, "gi"), "‹");
}
