import type { PlanLanguage } from "@/lib/core/language";
import type { PlanKind } from "../kinds/traits";
import type { Plan } from "../types";

/** A plan in one more language, and the plan that it was translated from. */
export type TranslationLink = { id: number; language: PlanLanguage };

/** What a plan's page tells of translations: those of it, the one that it is, and whether more can be made. */
export type Translations = {
  offered: boolean;
  made: TranslationLink[];
  source: (TranslationLink & { stale: string[] }) | null;
};

/** A translated plan beside its source: which fields are translated, and those whose source has changed since. */
export type SideBySide = {
  kind: PlanKind;
  source: Plan;
  translation: Plan;
  languages: Readonly<Record<"source" | "translation", PlanLanguage>>;
  texts: string[];
  stale: string[];
};
