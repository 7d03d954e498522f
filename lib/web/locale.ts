import "server-only";
import { cookies, headers } from "next/headers";
import { defaultLocale, isLocale, type Locale } from "@/lib/core/language";
import { languageCookie, preferredLanguage } from "@/lib/core/plain/language-lead.mjs";

/** The language that an Accept-Language header asks for most; English when there is none. */
export function preferredLocale(acceptLanguage: string | null): Locale {
  return preferredLanguage(acceptLanguage) ?? defaultLocale;
}

/** The language of a page whose address has none: the one chosen in the menu, else the browser's. */
export async function requestLocale(): Promise<Locale> {
  const [store, sent] = await Promise.all([cookies(), headers()]);
  const chosen = store.get(languageCookie)?.value;
  return isLocale(chosen) ? chosen : preferredLocale(sent.get("accept-language"));
}
