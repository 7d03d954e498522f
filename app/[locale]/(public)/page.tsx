import type { Metadata } from "next";
import { Call } from "@/components/public/call";
import { Care } from "@/components/public/home/care";
import { DemoVideo } from "@/components/public/demo-video";
import { Figures } from "@/components/public/figures";
import { Formats } from "@/components/public/home/formats";
import { Hero } from "@/components/public/home/hero";
import { heroSheet } from "@/components/public/home/hero-sheet";
import { LanguageSection } from "@/components/public/home/language-section";
import { publicMetadata } from "@/components/public/metadata";
import { Pricing } from "@/components/public/home/pricing";
import { Questions } from "@/components/public/home/questions";
import { SamplePlan } from "@/components/public/home/sample-plan";
import { Steps } from "@/components/public/home/steps";
import { organization, questionsPage, softwareApplication } from "@/components/public/structured-data";
import { videoSource } from "@/components/public/video";
import { localeHref } from "@/components/layout/paths";
import { env } from "@/lib/core/env";
import { rebLabels } from "@/lib/plans/kinds/reb/layout/labels";
import { publicFacts } from "./facts";
import { openPublicPage, type LocaleParams } from "@/lib/web/public-page";
import { Page } from "./page-frame";

export const revalidate = 300;

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, messages } = await openPublicPage(props);
  return publicMetadata({ appUrl: env().appUrl, locale, path: "/", ...messages.public.home.meta, whole: true });
}

export default async function LandingPage(props: LocaleParams) {
  const { locale, messages } = await openPublicPage(props);
  const { appUrl, DEMO_VIDEO_URL, SUPPORT_EMAIL, SUPPORT_PHONE } = env();
  const { tiers, figures } = await publicFacts();
  const { home } = messages.public;
  const place = { appUrl, locale, texts: messages.public };
  const support = { email: SUPPORT_EMAIL, phone: SUPPORT_PHONE };
  const data = [organization({ ...place, support }), softwareApplication({ ...place, tiers }), questionsPage(place)];
  const headings = {
    en: rebLabels.en.lessonPlanTitle,
    fr: rebLabels.fr.lessonPlanTitle,
    rw: rebLabels.rw.lessonPlanTitle,
    sw: rebLabels.sw.lessonPlanTitle,
  };
  return (
    <Page locale={locale} path="/" data={data}>
      <Hero locale={locale} texts={home.hero} sheet={heroSheet(locale, rebLabels[locale])} />
      <div className="mx-auto max-w-6xl px-4 pt-2 sm:px-6">
        <Figures figures={figures.landing} texts={messages.public.figures} locale={locale} />
      </div>
      <Formats locale={locale} texts={home.formats} />
      <SamplePlan locale={locale} texts={home.plan} names={home.languages} labels={rebLabels} />
      <Steps texts={home.steps} />
      <Care texts={home.care} />
      <LanguageSection texts={home.languages} headings={headings} />
      <section className="mx-auto grid max-w-6xl items-center gap-8 px-4 pb-16 sm:px-6 lg:grid-cols-[1fr_1.7fr] lg:gap-10">
        <div>
          <h2 className="text-h1 font-extrabold">{home.video.title}</h2>
          <p className="text-muted-foreground mt-3 text-lg">{home.video.lead}</p>
        </div>
        <DemoVideo video={videoSource(DEMO_VIDEO_URL)} texts={home.video} />
      </section>
      <Pricing locale={locale} texts={home.pricing} tiers={tiers} />
      <Questions texts={home.questions} />
      <Call
        title={home.call.title}
        text={home.call.text}
        links={[[localeHref(locale, "/auth?mode=register"), home.call.action]]}
      />
    </Page>
  );
}
