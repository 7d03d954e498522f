import type { MouseEvent } from "react";
import { MenuLink } from "@/components/ui/menu/menu-item";
import { locales, type Locale } from "@/lib/core/language";
import { rememberLanguage } from "./language-choice";
import { localeHref } from "./paths";
import type { ShellLabels } from "./types";

export type LanguageEntriesProps = {
  current: Locale;
  labels: ShellLabels["language"];
  /** The address of this page per language; without it the same path with its prefix changed. */
  hrefs?: Record<Locale, string>;
  /** Keeps the choice in the account of who is signed in. */
  saveLanguage?: (locale: Locale) => Promise<void>;
};

/** This page in each language. Mounted only while the menu is open: the address can be read where it stands. */
export function LanguageEntries({ current, labels, hrefs, saveLanguage }: LanguageEntriesProps) {
  return locales.map((locale) => {
    const href = hrefs?.[locale] ?? localeHref(locale, location.pathname) + location.search;
    async function choose(event: MouseEvent<HTMLAnchorElement>) {
      rememberLanguage(locale);
      if (!saveLanguage) return;
      event.preventDefault();
      await Promise.race([saveLanguage(locale).catch(() => undefined), new Promise((done) => setTimeout(done, 1500))]);
      location.assign(href);
    }
    return (
      <MenuLink
        key={locale}
        href={href}
        hrefLang={locale}
        lang={locale}
        aria-current={locale === current || undefined}
        onClick={choose}
      >
        <span aria-hidden="true" className="text-muted-foreground w-7 text-xs font-bold uppercase">
          {locale}
        </span>
        <span className="flex-1">{labels[locale]}</span>
        {locale === current ? <span aria-hidden="true" className="bg-primary size-2.5 rotate-45" /> : null}
      </MenuLink>
    );
  });
}
