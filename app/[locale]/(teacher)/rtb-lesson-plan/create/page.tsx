import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { localeHref, signInHref } from "@/components/layout/paths";
import { BackLink } from "@/components/plans/back-link";
import { quotaText } from "@/components/plans/quota-text";
import { RtbCreateForm } from "@/components/plans/rtb/create-form";
import { startingValues } from "@/components/plans/rtb/create-values";
import { RtbLists } from "@/components/plans/rtb/lists";
import { ExpiredNotice } from "@/components/subscriptions/expired-notice";
import { dateInKigali, now } from "@/lib/core/clock";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { rtbSectors } from "@/lib/plans/kinds/rtb/constants";
import { findNewestContent } from "@/lib/plans/queries";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).rtb.create.title };
}

export default async function CreateRtbLessonPlanPage() {
  const [actor, locale, t] = await Promise.all([requireActor(), getLocale(), getTranslations("rtb.create")]);
  const [info, saved, newest] = await Promise.all([
    getSubscriptionInfo(actor),
    findHeaderDefaults(actor),
    findNewestContent(actor, "rtb"),
  ]);
  const count = info.lessonPlansRemaining;
  if (info.active && count <= 0) return redirect({ href: "/subscription?notice=noPlans", locale });
  const messages = loadMessages(locale);
  const { rtb, reb, common } = messages;
  const teacherName = saved?.teacherName || actor.fullName;
  const start = startingValues({ teacherName, term: saved?.term ?? "", today: dateInKigali(now()), newest });
  const { pending, kept, startOver, offline, signedOut, signIn, submit, question } = reb.create;
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <header className="grid gap-2">
        <BackLink href={localeHref(locale, "/rtb-lesson-plans")} label={t("back")} />
        <h1>{t("title")}</h1>
        <p className="text-muted-foreground">{t("intro")}</p>
        <p className="text-muted-foreground text-sm">{t("left", { count })}</p>
      </header>
      <ExpiredNotice info={info} href={localeHref(locale, "/subscription")} labels={messages.subscriptions.card} />
      <RtbCreateForm
        accountId={actor.accountId}
        start={start}
        labels={rtb}
        shared={{ pending, kept, startOver, offline, signedOut, signIn, submit, question }}
        languages={reb.languages}
        lists={<RtbLists />}
        sectors={rtbSectors}
        picking={{ ...messages.picking, close: common.actions.close }}
        quota={quotaText(locale, messages)}
        hrefs={{ plan: localeHref(locale, "/rtb-lesson-plan"), signIn: signInHref(locale, "/rtb-lesson-plan/create") }}
        failed={common.status.error}
      />
    </div>
  );
}
