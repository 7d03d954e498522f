import { planLanguages, type PlanLanguage } from "@/lib/core/language";

/** How each language of plans says something, as parts of a pattern; a language may say it in no words of its own. */
export type Spoken = Readonly<Record<PlanLanguage, readonly string[]>>;

/** The words of all languages as alternatives of one pattern, for texts that may be in any of them. */
export function inAnyLanguage(spoken: Spoken): string {
  return planLanguages.flatMap((language) => spoken[language]).join("|");
}

/** The words of a line, in which "_" stands for a blank. */
export function listOf(words: string): string[] {
  return words.split(" ").map((word) => word.replace(/_/g, " "));
}
