import { planLanguages, type PlanLanguage } from "@/lib/core/language";

/** Numbers in one word: from nought on in a row, and the tens. */
type Numerals = { row: string; tens: Readonly<Record<string, number>> };

const numerals: Record<PlanLanguage, Numerals> = {
  en: {
    row:
      "zero one two three four five six seven eight nine ten eleven twelve " +
      "thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    tens: { thirty: 30, forty: 40, fifty: 50 },
  },
  fr: {
    row: "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    tens: { vingt: 20, trente: 30, quarante: 40, cinquante: 50 },
  },
  rw: { row: "zeru rimwe kabiri gatatu kane gatanu gatandatu karindwi umunani icyenda icumi", tens: {} },
  sw: {
    row: "sifuri moja mbili tatu nne tano sita saba nane tisa kumi",
    tens: { ishirini: 20, thelathini: 30, arobaini: 40, hamsini: 50 },
  },
};

function namesOf(language: PlanLanguage): [string, number][] {
  const { row, tens } = numerals[language];
  return [...row.split(" ").map((word, value): [string, number] => [word, value]), ...Object.entries(tens)];
}

/** The numbers from two to twelve that a language names in one word, as it counts. */
export function smallNumbers(language: PlanLanguage): [string, number][] {
  return namesOf(language).filter(([, value]) => value >= 2 && value <= 12);
}

/** The numbers that words of any language name; no word names two. */
export const namedNumbers: ReadonlyMap<string, number> = new Map(planLanguages.flatMap(namesOf));

/** A number from two on as a group of a pattern: in figures, or in words of a language. */
export function numberPattern(language: PlanLanguage): string {
  const words = namesOf(language).flatMap(([word, value]) => (value > 1 ? [word] : []));
  return `(\\d+|${words.join("|")})`;
}

/** A number in figures or in words; 0 for anything else. */
export function numberOf(words = ""): number {
  return namedNumbers.get(words) ?? (Number.parseInt(words, 10) || 0);
}
