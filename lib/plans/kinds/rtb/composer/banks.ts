import type { PlanLanguage } from "@/lib/core/language";
import en from "./phrases/en.json";
import fr from "./phrases/fr.json";
import rw from "./phrases/rw.json";
import sw from "./phrases/sw.json";
import enSheet from "./phrases/sheet/en.json";
import frSheet from "./phrases/sheet/fr.json";
import rwSheet from "./phrases/sheet/rw.json";
import swSheet from "./phrases/sheet/sw.json";
import enStrategies from "./phrases/strategies/en.json";
import frStrategies from "./phrases/strategies/fr.json";
import rwStrategies from "./phrases/strategies/rw.json";
import swStrategies from "./phrases/strategies/sw.json";

/** A named way of training in one place of a session: what the trainer and what the learners do, one line each. */
export type Strategy = { name: string; trainer: string[]; learner: string[]; fits?: string[] };
export type StepRole = keyof (typeof en)["common"]["steps"];
export type StrategyPlace = StepRole | "opening";

export type RtbPhraseBank = typeof en & {
  sheet: typeof enSheet;
  strategies: Record<StrategyPlace, Strategy[]>;
};
export type TradeFamily = keyof RtbPhraseBank["safety"];

/** Phrases of the composer; all languages have the same keys, which the type holds them to. */
export const phraseBanks: Record<PlanLanguage, RtbPhraseBank> = {
  en: { ...en, sheet: enSheet, strategies: enStrategies },
  fr: { ...fr, sheet: frSheet, strategies: frStrategies },
  rw: { ...rw, sheet: rwSheet, strategies: rwStrategies },
  sw: { ...sw, sheet: swSheet, strategies: swStrategies },
};
