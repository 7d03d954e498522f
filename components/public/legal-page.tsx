import type legalTexts from "@/messages/en/legal.json";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";
import { PageHead } from "./section";

export type LegalTexts = typeof legalTexts;

type LegalPageProps = {
  locale: Locale;
  texts: LegalTexts;
  page: { title: string; lead: string; sections: Record<string, { title: string; text: string }> };
  support: { email?: string; phone?: string };
};

/** A legal text: chapters with an address of their own, and who stands behind them. */
export function LegalPage({ locale, texts, page, support }: LegalPageProps) {
  const { email, phone } = support;
  const chapters = Object.entries(page.sections);
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <p className="mt-4 text-sm text-[#dfeadd]">{texts.updated}</p>
      </PageHead>
      <div className="mx-auto grid max-w-6xl gap-x-12 px-4 pt-4 pb-20 sm:px-6 lg:grid-cols-[1fr_2.4fr]">
        <nav aria-label={texts.contents} className="self-start lg:sticky lg:top-24">
          <h2 className="text-base">{texts.contents}</h2>
          <ul className="border-border mt-2 border-l-2">
            {chapters.map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`} className="hover:text-primary block py-1.5 pl-4 underline-offset-4 hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="legal max-w-3xl">
          {chapters.map(([id, { title, text }]) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {text.split("\n").map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section id="contact">
            <h2>{texts.contact.title}</h2>
            {email ? <p>{interpolate(texts.contact.email, { email })}</p> : null}
            {phone ? <p>{interpolate(texts.contact.phone, { phone })}</p> : null}
            {email || phone ? null : <p>{texts.contact.form}</p>}
            <p>
              <a href={localeHref(locale, "/contact")} className="link">
                {texts.contact.link}
              </a>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
