import type { Locale } from "@/lib/core/language";
import { languageCookie, languageKey } from "@/lib/core/plain/language-lead.mjs";

const yearInSeconds = 31_536_000;

/** Keeps the language for the server (cookie NEXT_LOCALE) and for the browser (local storage `language`). */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // Storage may be forbidden; the cookie and the address are enough.
  }
}
