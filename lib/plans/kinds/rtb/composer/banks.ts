import type { PlanLanguage } from "@/lib/core/language";
import en from "./phrases/en.json";
import fr from "./phrases/fr.json";
import rw from "./phrases/rw.json";
import sw from "./phrases/sw.json";
import enKnown from "./phrases/known/en.json";
import frKnown from "./phrases/known/fr.json";
import rwKnown from "./phrases/known/rw.json";
import swKnown from "./phrases/known/sw.json";
import enStrategies from "./phrases/strategies/en.json";
import frStrategies from "./phrases/strategies/fr.json";
import rwStrategies from "./phrases/strategies/rw.json";
import swStrategies from "./phrases/strategies/sw.json";

/** A named way of training in one place of a session: what the trainer and what the learners do, one line each. */
export type Strategy = { name: string; trainer: string[]; learner: string[]; fits?: string[] };
export type StepRole = keyof (typeof en)["common"]["steps"];
export type StrategyPlace = StepRole | "opening";

export type PhraseBank = typeof en & {
  known: typeof enKnown;
  strategies: Record<StrategyPlace, Strategy[]>;
};
export type TradeFamily = keyof PhraseBank["safety"];

/** Phrases of the composer; all languages have the same keys, which the type holds them to. */
export const phraseBanks: Record<PlanLanguage, PhraseBank> = {
  en: { ...en, known: enKnown, strategies: enStrategies },
  fr: { ...fr, known: frKnown, strategies: frStrategies },
  rw: { ...rw, known: rwKnown, strategies: rwStrategies },
  sw: { ...sw, known: swKnown, strategies: swStrategies },
};
