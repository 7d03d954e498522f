import type { Metadata } from "next";
import { Call } from "@/components/public/call";
import { Figures } from "@/components/public/figures";
import { publicMetadata } from "@/components/public/metadata";
import { PageHead, Section } from "@/components/public/section";
import { breadcrumbs } from "@/components/public/structured-data";
import { localeHref } from "@/components/layout/paths";
import { env } from "@/lib/core/env";
import { publicFacts } from "../facts";
import { openPublicPage, type LocaleParams } from "@/lib/web/public-page";
import { Page } from "../page-frame";

export const revalidate = 300;

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, messages } = await openPublicPage(props);
  return publicMetadata({ appUrl: env().appUrl, locale, path: "/about", ...messages.public.about.meta });
}

export default async function AboutPage(props: LocaleParams) {
  const { locale, messages } = await openPublicPage(props);
  const { figures } = await publicFacts();
  const { about } = messages.public;
  const { mission, impact, team, call } = about;
  const place = { appUrl: env().appUrl, locale, texts: messages.public };
  const data = [breadcrumbs({ ...place, path: "/about", title: about.meta.title })];
  return (
    <Page locale={locale} path="/about" data={data}>
      <PageHead title={about.title} lead={about.lead} />
      <Section title={mission.title}>
        <div className="grid max-w-3xl gap-5 text-lg">
          <p>{mission.first}</p>
          <p>{mission.second}</p>
          <p>{mission.third}</p>
        </div>
      </Section>
      <Section title={impact.title} tone="tinted">
        <Figures figures={figures.about} texts={{ ...messages.public.figures, label: impact.title }} locale={locale} />
      </Section>
      <Section title={team.title} lead={team.lead}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {[team.curriculum, team.languages, team.engineering, team.support].map((card) => (
            <li key={card.title} className="border-border bg-card shadow-card overflow-hidden rounded-xl border">
              <div aria-hidden="true" className="imigongo-field text-primary h-24 opacity-80" />
              <div className="p-5">
                <h3>{card.title}</h3>
                <p className="text-muted-foreground mt-1.5">{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Call
        title={call.title}
        links={[
          [localeHref(locale, "/auth?mode=register"), call.register],
          [localeHref(locale, "/contact"), call.contact],
        ]}
      />
    </Page>
  );
}
