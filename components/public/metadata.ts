import type { Metadata } from "next";
import { defaultLocale, locales, type Locale } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";

type PageMetadata = {
  appUrl: string;
  locale: Locale;
  /** Address of the page without its language. */
  path: string;
  title: string;
  description: string;
  /** The first page's title stands alone, without the name behind it. */
  whole?: boolean;
};

const openGraphLocale: Record<Locale, string> = { en: "en_RW", fr: "fr_RW", rw: "rw_RW" };

/** What search engines and messengers are told of a page: its address in each language, its title and picture. */
export function publicMetadata({ appUrl, locale, path, title, description, whole }: PageMetadata): Metadata {
  const addresses = Object.fromEntries(locales.map((other) => [other, localeHref(other, path)]));
  const picture = { url: `/pictures/share-${locale}.png`, width: 1200, height: 630, alt: title };
  return {
    metadataBase: new URL(appUrl),
    title: whole ? { absolute: title } : title,
    description,
    alternates: {
      canonical: localeHref(locale, path),
      languages: { ...addresses, "x-default": localeHref(defaultLocale, path) },
    },
    openGraph: {
      type: "website",
      siteName: "Isomo",
      url: localeHref(locale, path),
      title,
      description,
      locale: openGraphLocale[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocale[other]),
      images: [picture],
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}
