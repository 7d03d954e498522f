import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { localeHref, signInHref } from "@/components/layout/paths";
import { BackLink } from "@/components/plans/back-link";
import { quotaText } from "@/components/plans/quota-text";
import { RebCreateForm } from "@/components/plans/reb/create-form";
import { startingValues, suggestionsOf, unitNamed } from "@/components/plans/reb/create-values";
import { ExpiredNotice } from "@/components/subscriptions/expired-notice";
import { dateInKigali, now } from "@/lib/core/clock";
import { getCatalogue } from "@/lib/curriculum/queries";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { listUnitOffers } from "@/lib/plans/picking/queries";
import { findNewestContent } from "@/lib/plans/queries";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).reb.create.title };
}

export default async function CreateLessonPlanPage() {
  const [actor, locale, t] = await Promise.all([requireActor(), getLocale(), getTranslations("reb.create")]);
  const [info, saved, newest, catalogue] = await Promise.all([
    getSubscriptionInfo(actor),
    findHeaderDefaults(actor),
    findNewestContent(actor, "reb"),
    getCatalogue(),
  ]);
  const count = info.lessonPlansRemaining;
  if (info.active && count <= 0) return redirect({ href: "/subscription?notice=noPlans", locale });
  const messages = loadMessages(locale);
  const start = startingValues({ saved, newest, actor, locale, today: dateInKigali(now()), location: t("location") });
  const { classLevel, subject } = start;
  const { units } = await listUnitOffers(actor, { classLevel, subject, language: locale });
  // The next of the unit, also after "3 of 7".
  const lessonNo = unitNamed(units, start.unitTitle)?.lessonNo ?? start.lessonNo;
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <header className="grid gap-2">
        <BackLink href={localeHref(locale, "/dashboard")} label={t("back")} />
        <h1>{t("title")}</h1>
        <p className="text-muted-foreground">{t("intro")}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
          <a href={localeHref(locale, "/lesson-plan/quick-create")} className="link">
            {t("quick")}
          </a>
          <span className="text-muted-foreground">{t("left", { count })}</span>
        </p>
      </header>
      <ExpiredNotice info={info} href={localeHref(locale, "/subscription")} labels={messages.subscriptions.card} />
      <RebCreateForm
        accountId={actor.accountId}
        start={{ ...start, lessonNo }}
        suggestions={suggestionsOf(catalogue, units)}
        labels={messages.reb}
        picking={{ ...messages.picking, close: messages.common.actions.close }}
        quota={quotaText(locale, messages)}
        hrefs={{ plan: localeHref(locale, "/lesson-plan"), signIn: signInHref(locale, "/lesson-plan/create") }}
        failed={messages.common.status.error}
      />
    </div>
  );
}
