import { defaultLocale, type Locale } from "@/lib/core/language";
import * as en from "@/messages/en";
import * as fr from "@/messages/fr";
import * as rw from "@/messages/rw";
import { withFallback } from "./fallback";

export type Messages = typeof en;

const complete: Record<Locale, Messages> = {
  en: { ...en },
  fr: withFallback(en, fr),
  rw: withFallback(en, rw),
};

/**
 * Every message of a language; what it lacks or leaves empty is said in English. `npm run messages` holds the three to the
 * same keys.
 */
export function loadMessages(locale: Locale): Messages {
  return complete[locale] ?? complete[defaultLocale];
}
