import { createTranslator } from "next-intl";
import { locales, type Locale } from "@/lib/core/language";
import { loadMessages } from "./messages";

function makeTranslator(locale: Locale) {
  return createTranslator({ locale, messages: loadMessages(locale), timeZone: "Africa/Kigali" });
}

const translators = new Map(locales.map((locale) => [locale, makeTranslator(locale)]));

/**
 * Sentences with plurals of a language, by their whole key: `translatorOf(locale)("plans.row.binDays", { count })`. Made
 * once for the process; next-intl's own is made, and parses each sentence, for every request.
 */
export function translatorOf(locale: Locale): ReturnType<typeof makeTranslator> {
  return translators.get(locale) ?? makeTranslator(locale);
}
