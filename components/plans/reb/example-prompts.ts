import type { PlanLanguage } from "@/lib/core/language";

/**
 * Descriptions to start from, in the language of the plan, whatever the language of the page: lessons of the bank, each of them.
 */
export const examplePrompts: Record<PlanLanguage, readonly string[]> = {
  en: [
    "P5 Science: the water cycle, 40 minutes, 45 learners",
    "S2 Mathematics: Pythagoras’ theorem, 80 minutes, 38 learners",
    "P5 English: describing a person, 40 minutes, one learner with low vision",
  ],
  fr: [
    "P6 Français : décrire son école, 40 minutes, 42 apprenants",
    "S1 Français : le passé composé avec avoir, 40 minutes, 35 apprenants",
    "S3 Français : lire et raconter un conte, 80 minutes",
  ],
  rw: [
    "P3 Ikinyarwanda: ibihekane mb, nd, ng; iminota 40, abanyeshuri 50",
    "P5 Ikinyarwanda: imigani migufi, iminota 40, abanyeshuri 48",
    "S1 Ikinyarwanda: insigamugani, iminota 40, abanyeshuri 44",
  ],
  sw: [
    "S1 Kiswahili: salamu na maamkizi, dakika 40, wanafunzi 40",
    "S2 Kiswahili: ngeli ya A-WA, dakika 40, wanafunzi 36",
    "S3 Kiswahili: methali, dakika 80, wanafunzi 34",
  ],
};
