import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { listHref } from "@/components/plans/address";
import { listContext } from "@/components/plans/context";
import { DashboardHead } from "@/components/plans/dashboard-head";
import { sortField, statusField, subjectField } from "@/components/plans/filter-fields";
import { PlanCards } from "@/components/plans/plan-cards";
import { PlanList } from "@/components/plans/plan-list";
import { toRows } from "@/components/plans/rows";
import { now } from "@/lib/core/clock";
import { pageSize } from "@/lib/core/pagination";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { translatorOf } from "@/lib/i18n/translator";
import { recentPlans } from "@/lib/plans/constants";
import { listFilterChoices, listPlans } from "@/lib/plans/queries";
import { planFilters } from "@/lib/plans/schema";
import { findReward } from "@/lib/referrals/queries";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { daysLeft } from "@/lib/subscriptions/rules";
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
  const t = translatorOf(locale);
  const words = messages.plans;
  const rowWords = { ...words.row, binDays: (count: number) => t("plans.row.binDays", { count }), now: now() };
  const rows = toRows(plans.items, rowWords);
  const context = listContext({
    ...{ kind: "reb", locale, messages },
    ...{ view: "/lesson-plan", edit: "/lesson-plan/edit", api: "/api/lesson-plans" },
  });
  const days = info.expiryDate ? daysLeft(new Date(info.expiryDate), now()) : 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <DashboardHead
        total={recent.totalItems}
        recent={toRows(recent.items, rowWords)}
        subscription={info}
        hrefs={{
          create: localeHref(locale, "/lesson-plan/create"),
          quick: localeHref(locale, "/lesson-plan/quick-create"),
          ...context.paths,
        }}
        labels={{
          ...words.dashboard,
          total: t("plans.dashboard.total", { count: recent.totalItems }),
          remaining: t("plans.dashboard.remaining", { count: info.lessonPlansRemaining }),
          daysLeft: t("plans.dashboard.daysLeft", { count: days }),
          view: words.list.view,
          open: words.list.open,
          card: messages.subscriptions.card,
        }}
      />
      <section aria-labelledby="all" className="grid grid-cols-1 gap-4">
        <h2 id="all">{words.dashboard.all}</h2>
        <PlanList
          path={localeHref(locale, path)}
          filters={filters}
          fields={[
            subjectField(words.filters, choices.subjects),
            statusField(words.filters, words.states),
            sortField(words.filters, sorts),
          ]}
          totalPages={plans.totalPages}
          createHref={localeHref(locale, "/lesson-plan/create")}
          labels={{
            results: t("plans.filters.results", { count: plans.totalItems }),
            filters: words.filters,
            empty: words.empty,
            pagination: messages.common.pagination,
          }}
        >
          {rows.length > 0 ? <PlanCards rows={rows} context={context} /> : null}
        </PlanList>
      </section>
      <Invitation actor={actor} locale={locale} reward={reward} />
    </div>
  );
}
