import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref, signInHref } from "@/components/layout/paths";
import { BackLink } from "@/components/plans/back-link";
import { DemoVideo } from "@/components/plans/demo-video";
import { quotaText } from "@/components/plans/quota-text";
import { videoSource } from "@/components/public/video";
import { QuickForm } from "@/components/plans/reb/quick-form";
import { ExpiredNotice } from "@/components/subscriptions/expired-notice";
import { Card, CardContent } from "@/components/ui/card";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import { redirect } from "@/lib/i18n/navigation";
import { rebDefaults } from "@/lib/plans/kinds/reb/constants";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { daysLeft } from "@/lib/subscriptions/rules";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).reb.quick.title };
}

export default async function QuickCreatePage() {
  const [actor, locale] = await Promise.all([requireActor(), getLocale()]);
  const [info, saved] = await Promise.all([getSubscriptionInfo(actor), findHeaderDefaults(actor)]);
  if (info.active && info.lessonPlansRemaining <= 0) return redirect({ href: "/subscription?notice=noPlans", locale });
  const messages = loadMessages(locale);
  const { quick } = messages.reb;
  const { steps } = quick;
  const figures = [
    [quick.remaining, info.lessonPlansRemaining],
    [quick.tier, tierName(locale, info.tierName)],
    [quick.days, daysLeft(new Date(info.expiryDate), now())],
  ] as const;
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        <BackLink href={localeHref(locale, "/dashboard")} label={messages.reb.create.back} />
        <h1>{quick.title}</h1>
        <p className="text-muted-foreground">{quick.intro}</p>
      </header>
      <ExpiredNotice info={info} href={localeHref(locale, "/subscription")} labels={messages.subscriptions.card} />
      <dl className="grid grid-cols-[1fr_auto_1fr] gap-2 sm:grid-cols-3 sm:gap-3">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="border-border bg-card flex flex-col justify-between gap-1 rounded-xl border p-2.5 sm:p-4"
          >
            <dt className="text-muted-foreground text-xs font-semibold sm:text-sm">{label}</dt>
            <dd className="text-primary font-extrabold tabular-nums sm:text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Card>
          <CardContent className="grid gap-4">
            <QuickForm
              accountId={actor.accountId}
              language={locale}
              assumed={{
                learners: saved?.classSize || rebDefaults.classSize,
                minutes: saved?.duration || rebDefaults.totalDuration,
              }}
              labels={messages.reb}
              quota={quotaText(locale, messages)}
              hrefs={{
                plan: localeHref(locale, "/lesson-plan"),
                signIn: signInHref(locale, "/lesson-plan/quick-create"),
              }}
            />
            <a href={localeHref(locale, "/lesson-plan/create")} className="link justify-self-start text-sm">
              {quick.full}
            </a>
          </CardContent>
        </Card>
        <div className="grid gap-5">
          <Card>
            <CardContent className="grid gap-3">
              <h2 className="text-h3">{quick.how}</h2>
              <ol className="grid list-decimal gap-2 pl-5">
                {[steps.describe, steps.watch, steps.finish].map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </CardContent>
          </Card>
          <DemoVideo
            video={videoSource(env().DEMO_VIDEO_URL)}
            labels={{ title: quick.video, watch: quick.watch, soon: quick.videoSoon }}
          />
        </div>
      </div>
    </div>
  );
}
