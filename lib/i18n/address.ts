import { defaultLocale, type Locale } from "@/lib/core/language";

/** The address of an inner path in a language: `/dashboard`, `/fr/dashboard`. Light enough for client components. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
