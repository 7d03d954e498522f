import { locales, type Locale } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import { Brand } from "@/components/layout/mark";
import { localeHref } from "@/components/layout/paths";
import type { ShellLabels } from "@/components/layout/types";
import type { PublicTexts } from "./types";

type SiteFooterProps = {
  locale: Locale;
  path: string;
  texts: PublicTexts;
  languages: ShellLabels["language"];
  /** Of the build. */
  year: number;
};

type Link = readonly [href: string, label: string];

export function SiteFooter({ locale, path, texts, languages, year }: SiteFooterProps) {
  const { footer, nav } = texts;
  const href = (target: string) => localeHref(locale, target);
  const quick: Link[] = [
    [href("/"), nav.home],
    [href("/about"), nav.about],
    [href("/contact"), nav.contact],
    [href("/dashboard"), nav.dashboard],
  ];
  const legal: Link[] = [
    [href("/terms"), footer.terms],
    [href("/privacy"), footer.privacy],
    [`${href("/privacy")}#cookies`, footer.cookies],
    [`${href("/terms")}#refunds`, footer.refunds],
    ["/sitemap.xml", footer.sitemap],
  ];
  const rights = interpolate(footer.rights, { year });
  return (
    <footer className="no-print bg-sidebar text-sidebar-foreground [--ring:var(--sun)]">
      <div aria-hidden="true" className="imigongo-band text-sun opacity-90" />
      <div className="for-visitors mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-w-xs">
          <Brand size={36} />
          <p className="text-sidebar-muted mt-4 text-[0.9375rem]">{footer.about}</p>
        </div>
        <LinkList title={footer.quickLinks} links={quick} />
        <LinkList title={footer.legal} links={legal} />
        <div>
          <h2 className="text-base">{footer.languages}</h2>
          <ul className="mt-2">
            {locales.map((other) => (
              <li key={other}>
                <a href={localeHref(other, path)} hrefLang={other} lang={other} data-language="" className={footerLink}>
                  {languages[other]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-sidebar-border border-t">
        <div className="text-sidebar-muted mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-sm sm:px-6">
          <p>{rights}</p>
          <p className="for-visitors">{footer.made}</p>
          <ul className="for-members flex flex-wrap gap-x-5">
            {legal.map(([target, label]) => (
              <li key={target}>
                <a href={target} className={footerLink}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const footerLink = "text-sidebar-muted hover:text-sidebar-foreground inline-block py-1.5 hover:underline underline-offset-4";

function LinkList({ title, links }: { title: string; links: Link[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2">
        {links.map(([target, label]) => (
          <li key={target}>
            <a href={target} className={footerLink}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
