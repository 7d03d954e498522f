import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { listHref } from "@/components/plans/address";
import { listContext } from "@/components/plans/context";
import { classField, sortField, subjectField } from "@/components/plans/filter-fields";
import { PlanList } from "@/components/plans/plan-list";
import { PlanTable } from "@/components/plans/plan-table";
import { RefreshButton } from "@/components/plans/refresh-button";
import { toRows } from "@/components/plans/rows";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { now } from "@/lib/core/clock";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { translatorOf } from "@/lib/i18n/translator";
import { listFilterChoices, listPlans } from "@/lib/plans/queries";
import { readListFilters } from "@/lib/plans/schema";
import { requireActor } from "@/lib/web/session";

const path = "/lesson-plans";
const sorts = ["newest", "oldest"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).plans.page.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LessonPlansPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = readListFilters(query);
  const [plans, choices] = await Promise.all([listPlans(actor, "reb", filters), listFilterChoices(actor, "reb")]);
  // The last plan of the last page is gone: the page before it is the last one now.
  if (plans.items.length === 0 && plans.totalPages > 0) {
    redirect({ href: listHref(path, { ...filters, page: plans.totalPages - 1 }), locale });
  }
  const messages = loadMessages(locale);
  const t = translatorOf(locale);
  const words = messages.plans;
  const rows = toRows(plans.items, { ...words.row, binDays: (count) => t("plans.row.binDays", { count }), now: now() });
  const context = listContext({
    ...{ kind: "reb", locale, messages },
    ...{ view: "/lesson-plan", edit: "/lesson-plan/edit", api: "/api/lesson-plans" },
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead labels={words.page} href={(target) => localeHref(locale, target)} />
      <PlanList
        path={localeHref(locale, path)}
        filters={filters}
        fields={[
          subjectField(words.filters, choices.subjects),
          classField(words.filters, choices.classLevels),
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
        {rows.length > 0 ? <PlanTable rows={rows} context={context} /> : null}
      </PlanList>
    </div>
  );
}

type PageHeadProps = {
  labels: ReturnType<typeof loadMessages>["plans"]["page"];
  href: (path: string) => string;
};

function PageHead({ labels, href }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1">
        <h1>{labels.title}</h1>
        <p className="text-muted-foreground">{labels.intro}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RefreshButton
          label={labels.refresh}
          pendingLabel={labels.refreshing}
          icon={<Icon name="refresh-cw" className="size-4.5" />}
        />
        <a href={href("/header-settings")} className={buttonVariants({ variant: "outline" })}>
          <Icon name="settings-2" className="size-4.5" />
          {labels.header}
        </a>
        <a href={href("/lesson-plan/create")} className={buttonVariants()}>
          <Icon name="plus" className="size-4.5" />
          {labels.create}
        </a>
      </div>
    </div>
  );
}
