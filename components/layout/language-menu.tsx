"use client";

import type { MouseEvent, ReactNode } from "react";
import { Menu } from "@/components/ui/menu";
import { MenuLink } from "@/components/ui/menu-item";
import { locales, type Locale } from "@/lib/core/language";
import { rememberLanguage } from "./language-choice";
import { localeHref } from "./paths";
import type { ShellLabels } from "./types";

type LanguageMenuProps = {
  current: Locale;
  labels: ShellLabels["language"];
  trigger: ReactNode;
  triggerClass: string;
  /** The address of this page per language; without it the same path with its prefix changed. */
  hrefs?: Record<Locale, string>;
  /** Keeps the choice in the account of who is signed in. */
  saveLanguage?: (locale: Locale) => Promise<void>;
};

export function LanguageMenu({ labels, trigger, triggerClass, ...choices }: LanguageMenuProps) {
  return (
    <Menu label={labels.label} trigger={trigger} triggerClass={triggerClass}>
      <LanguageChoices labels={labels} {...choices} />
    </Menu>
  );
}

// Mounted only while the menu is open: the address can be read where it stands.
function LanguageChoices({
  current,
  labels,
  hrefs,
  saveLanguage,
}: Omit<LanguageMenuProps, "trigger" | "triggerClass">) {
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
