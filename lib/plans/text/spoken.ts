import { planLanguages, type PlanLanguage } from "@/lib/core/language";

/** How each language of plans says something, as parts of a pattern; a language may say it in no words of its own. */
export type Spoken = Readonly<Record<PlanLanguage, readonly string[]>>;

/** The words of all languages as alternatives of one pattern, for texts that may be in any of them. */
export function inAnyLanguage(spoken: Spoken): string {
  return planLanguages.flatMap((language) => spoken[language]).join("|");
}

/** A pattern of these alternatives where they stand as whole words. */
export function wholeWordsOf(alternatives: string, flags = "u"): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags);
}

/** A pattern of what all languages say, as whole words. */
export function wholeWords(spoken: Spoken): RegExp {
  return wholeWordsOf(inAnyLanguage(spoken));
}

/** The words of a line, in which "_" stands for a blank. */
export function listOf(words: string): string[] {
  return words.split(" ").map((word) => word.replace(/_/g, " "));
}
