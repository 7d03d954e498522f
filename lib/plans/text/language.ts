import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { mapNames } from "@/lib/core/names";
import { searchable } from "./wording";
import { withoutQuotes } from "./reading";
import { languageMarks } from "./frequent-words";

export type RecognisedLanguage = { language: PlanLanguage; marks: Record<PlanLanguage, number> };

/**
 * The language of a text by its frequent words and the shapes of the others, quotations left out; the one with most
 * marks wins. `marks` is how many words speak for each language.
 */
export function recogniseLanguage(text: string): RecognisedLanguage {
  const words = searchable(withoutQuotes(text)).match(/[a-z]+/g) ?? [];
  const marks = mapNames(planLanguages, () => 0);
  for (const { language, markers, shape } of languageMarks)
    for (const word of words) {
      if (markers.has(word)) marks[language] += 1;
      else if (shape.test(word)) marks[language] += 0.5;
    }
  const language = planLanguages.reduce((best, other) => (marks[other] > marks[best] ? other : best));
  return { language, marks };
}

/** The language that a text is clearly written in instead of the plan's, or null; too short a text proves nothing. */
export function strangeLanguage(text: string, expected: PlanLanguage): PlanLanguage | null {
  const { language, marks } = recogniseLanguage(text);
  if (language === expected || marks[language] < 3) return null;
  return marks[language] > marks[expected] * 1.5 ? language : null;
}
