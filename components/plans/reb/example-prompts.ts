import type { PlanLanguage } from "@/lib/core/language";

/** Descriptions to start from, in the language of the plan, whatever the language of the page. */
export const examplePrompts: Record<PlanLanguage, readonly string[]> = {
  en: [
    "P5 Science: the water cycle, 40 minutes, 45 learners",
    "S2 Mathematics: Pythagoras’ theorem, 80 minutes, 38 learners",
    "P5 English: describing a person, 40 minutes, one learner with low vision",
  ],
  fr: [
    "P6 Français : décrire son école, 40 minutes, 42 apprenants",
    "S1 Français : le passé composé avec avoir, 40 minutes, 35 apprenants",
    "S3 Français : lire et résumer un conte rwandais, 80 minutes",
  ],
  rw: [
    "P3 Ikinyarwanda: ibihekane mu magambo, iminota 40, abanyeshuri 50",
    "P2 Imibare: guteranya imibare kugeza ku 100, iminota 40, abanyeshuri 48",
    "P4 Ikinyarwanda: insigamugani, iminota 40, abanyeshuri 44",
  ],
  sw: [
    "S1 Kiswahili: salamu na maamkizi, dakika 40, wanafunzi 40",
    "S2 Kiswahili: ngeli ya M-WA, dakika 40, wanafunzi 36",
    "S3 Kiswahili: methali na maana zake, dakika 80, wanafunzi 34",
  ],
};
