import type { PlanLanguage } from "@/lib/core/language";
import type { RebPhraseBank } from "../types";
import { english } from "./en";
import { french } from "./fr";
import { kinyarwanda } from "./rw";
import { kiswahili } from "./sw";

/** The composer's phrases, by plan language. */
export const phraseBanks: Record<PlanLanguage, RebPhraseBank> = {
  en: english,
  fr: french,
  rw: kinyarwanda,
  sw: kiswahili,
};
