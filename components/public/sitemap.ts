import type { MetadataRoute } from "next";
import { defaultLocale, locales } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";

/** The public pages, each in every language. */
export const publicPaths = ["/", "/about", "/contact", "/demo", "/terms", "/privacy"] as const;

export function publicSitemap(appUrl: string): MetadataRoute.Sitemap {
  return publicPaths.flatMap((path) => {
    const addresses = Object.fromEntries(locales.map((locale) => [locale, appUrl + localeHref(locale, path)]));
    const languages = { ...addresses, "x-default": appUrl + localeHref(defaultLocale, path) };
    return locales.map((locale) => ({
      url: appUrl + localeHref(locale, path),
      priority: path === "/" ? 1 : 0.6,
      alternates: { languages },
    }));
  });
}
