// Inline in the head of every page of the site. Made into one text by npm run inline-scripts.
import { languageCookie, languageKey } from "@/lib/core/plain/language-lead.mjs";
import { rememberLanguage } from "../language-choice";

/**
 * The chosen language stands in a cookie, for the server, and in the browser's storage; what one of them lost it gets from
 * the other. Some browsers forget the cookie after a week: who then opens an address without a language is led on from here.
 */
function keepLanguage(): void {
  const chosen = new RegExp(`(?:^|; )${languageCookie}=(en|fr|rw)(?:;|$)`).exec(document.cookie)?.[1];
  const stored = localStorage.getItem(languageKey);
  if (chosen) {
    if (stored !== chosen) localStorage.setItem(languageKey, chosen);
  } else if (stored === "en" || stored === "fr" || stored === "rw") {
    rememberLanguage(stored);
    lead(stored);
  }
}

function lead(language: string): void {
  const { pathname, search, hash, origin } = location;
  const isSettled = language === "en" || /^\/(fr|rw)(\/|$)|\/callback$/.test(pathname);
  if (isSettled || document.referrer.startsWith(`${origin}/`)) return;
  location.replace(`/${language}${pathname === "/" ? "" : pathname}${search}${hash}`);
}

try {
  keepLanguage();
} catch {
  // Storage may be forbidden; the address says enough.
}
