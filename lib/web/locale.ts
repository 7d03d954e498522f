import "server-only";
import { cookies, headers } from "next/headers";
import { isLocale, type Locale } from "@/lib/core/language";

/** The first language of an Accept-Language header that we speak; English when there is none. */
export function preferredLocale(acceptLanguage: string | null): Locale {
  const tags = (acceptLanguage ?? "").split(",").map((part) => part.split(";")[0]?.trim().slice(0, 2).toLowerCase());
  return tags.find(isLocale) ?? "en";
}

/** The language of a page whose address has none: the one chosen in the menu, else the browser's. */
export async function requestLocale(): Promise<Locale> {
  const [store, sent] = await Promise.all([cookies(), headers()]);
  const chosen = store.get("NEXT_LOCALE")?.value;
  return isLocale(chosen) ? chosen : preferredLocale(sent.get("accept-language"));
}
