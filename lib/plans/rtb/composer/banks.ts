import type { PlanLanguage } from "@/lib/core/language";
import en from "./phrases/en.json";
import fr from "./phrases/fr.json";
import rw from "./phrases/rw.json";
import sw from "./phrases/sw.json";

export type PhraseBank = typeof en;
export type TradeFamily = keyof PhraseBank["families"];
export type StepRole = keyof PhraseBank["common"]["steps"];

/** Phrases of the composer; all languages have the same keys, which the type holds them to. */
export const phraseBanks: Record<PlanLanguage, PhraseBank> = { en, fr, rw, sw };
