import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { suggestedMinutes } from "@/components/resources/durations";
import { Guide } from "@/components/resources/guide";
import { SupportLinks } from "@/components/resources/support-links";
import { PageHead } from "@/components/ui/page-head";
import { env } from "@/lib/core/env";
import { interpolate } from "@/lib/core/interpolate";
import { loadMessages } from "@/lib/i18n/messages";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).resources.title };
}

export default async function ResourcesPage() {
  const [locale] = await Promise.all([getLocale(), requireActor()]);
  const words = loadMessages(locale).resources;
  const { SUPPORT_PHONE, SUPPORT_EMAIL, SUPPORT_WHATSAPP, COMMUNITY_CHAT_URL } = env();
  const { reb, rtb } = suggestedMinutes;
  const range = (value: string) => interpolate(words.minutes, { range: value });
  const rebTimes = [
    { name: words.reb.times.lesson, range: range(reb.lesson) },
    { name: words.reb.times.introduction, range: range(reb.introduction) },
    { name: words.reb.times.development, range: range(reb.development) },
    { name: words.reb.times.conclusion, range: range(reb.conclusion) },
  ];
  const rtbTimes = [
    { name: words.rtb.times.introduction, range: range(rtb.introduction) },
    { name: words.rtb.times.demonstration, range: range(rtb.demonstration) },
    { name: words.rtb.times.guided, range: range(rtb.guided) },
    { name: words.rtb.times.independent, range: range(rtb.independent) },
    { name: words.rtb.times.review, range: range(rtb.review) },
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.title} intro={words.intro} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Guide
          id="reb-guide"
          {...{ title: words.reb.title, intro: words.reb.intro, stepLabel: words.step }}
          steps={Object.values(words.reb.steps)}
          durations={{ title: words.durations, items: rebTimes }}
          create={{ href: localeHref(locale, "/lesson-plan/create"), label: words.reb.create }}
        />
        <Guide
          id="rtb-guide"
          {...{ title: words.rtb.title, intro: words.rtb.intro, stepLabel: words.step }}
          steps={Object.values(words.rtb.steps)}
          durations={{ title: words.durations, items: rtbTimes }}
          create={{ href: localeHref(locale, "/rtb-lesson-plan/create"), label: words.rtb.create }}
        />
      </div>
      <section aria-labelledby="help" className="grid gap-3">
        <h2 id="help">{words.help.title}</h2>
        <p className="text-muted-foreground">{words.help.text}</p>
        <SupportLinks
          support={{
            phone: SUPPORT_PHONE,
            email: SUPPORT_EMAIL,
            whatsapp: SUPPORT_WHATSAPP,
            community: COMMUNITY_CHAT_URL,
          }}
          locale={locale}
          labels={words.help}
        />
      </section>
    </div>
  );
}
