import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { listHref } from "@/components/plans/address";
import { DashboardHead } from "@/components/plans/dashboard-head";
import { sortField, statusField, subjectField } from "@/components/plans/filter-fields";
import { listData, planRows } from "@/components/plans/list-data";
import { PlanCards } from "@/components/plans/plan-cards";
import { now } from "@/lib/core/clock";
import type { Locale } from "@/lib/core/language";
import { pack } from "@/lib/core/packed";
import { pageSize, type Page } from "@/lib/core/pagination";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { translatorOf } from "@/lib/i18n/translator";
import { recentPlans } from "@/lib/plans/constants";
import { planPlaces } from "@/lib/plans/editing/constants";
import { listFilterChoices, listPlans } from "@/lib/plans/queries";
import { planFilters } from "@/lib/plans/schema";
import type { PlanListItem } from "@/lib/plans/types";
import { findReward } from "@/lib/referrals/queries";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { daysLeft } from "@/lib/subscriptions/rules";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import { requireActor } from "@/lib/web/session";
import { Invitation } from "./invitation";

const path = "/dashboard";
const sorts = ["newest", "oldest", "name"] as const;
const newest = planFilters.parse({ size: recentPlans });

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).plans.dashboard.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DashboardPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = { ...planFilters.parse(query), size: pageSize, classLevel: "" };
  const [plans, recent, choices, info, reward] = await Promise.all([
    listPlans(actor, "reb", filters),
    listPlans(actor, "reb", newest),
    listFilterChoices(actor, "reb"),
    getSubscriptionInfo(actor),
    findReward(),
  ]);
  // The last plan of the last page is gone: the page before it is the last one now.
  if (plans.items.length === 0 && plans.totalPages > 0) {
    redirect({ href: listHref(path, { ...filters, page: plans.totalPages - 1 }), locale });
  }
  const messages = loadMessages(locale);
  const words = messages.plans;
  const fields = [
    subjectField(words.filters, choices.subjects),
    statusField(words.filters, words.states),
    sortField(words.filters, sorts),
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <DashboardHead data={headData({ locale, messages, recent, info })} />
      <section aria-labelledby="all" className="grid grid-cols-1 gap-4">
        <h2 id="all">{words.dashboard.all}</h2>
        <PlanCards data={listData({ kind: "reb", locale, messages, plans, filters, fields, path })} />
      </section>
      <Invitation actor={actor} locale={locale} reward={reward} />
    </div>
  );
}

type HeadSource = {
  locale: Locale;
  messages: Messages;
  recent: Page<PlanListItem>;
  info: SubscriptionInfo;
};

function headData({ locale, messages, recent, info }: HeadSource) {
  const { dashboard, list } = messages.plans;
  const places = planPlaces.reb;
  const t = translatorOf(locale);
  const days = info.expiryDate ? daysLeft(new Date(info.expiryDate), now()) : 0;
  return pack({
    total: recent.totalItems,
    recent: planRows(recent.items, { locale, messages }),
    subscription: info,
    hrefs: {
      create: localeHref(locale, places.create),
      quick: localeHref(locale, "/lesson-plan/quick-create"),
      view: `${localeHref(locale, places.detail)}/`,
      subscription: localeHref(locale, "/subscription"),
    },
    labels: {
      ...dashboard,
      total: t("plans.dashboard.total", { count: recent.totalItems }),
      remaining: t("plans.dashboard.remaining", { count: info.lessonPlansRemaining }),
      daysLeft: t("plans.dashboard.daysLeft", { count: days }),
      view: list.view,
      open: list.open,
      card: messages.subscriptions.card,
    },
  });
}
