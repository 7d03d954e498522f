import { Download, History, RefreshCw } from "lucide-react";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ActivityFilters } from "@/components/activity/activity-filters";
import { timelineHref } from "@/components/activity/address";
import { ExportButton } from "@/components/activity/export-button";
import { toTimelineRows } from "@/components/activity/rows";
import { StatsCard } from "@/components/activity/stats-card";
import { Timeline } from "@/components/activity/timeline";
import { localeHref } from "@/components/layout/paths";
import { RefreshButton } from "@/components/plans/refresh-button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { getActivityStats, listActivities } from "@/lib/activity/queries";
import { activityFilters, type ActivityFilters as Filters } from "@/lib/activity/schema";
import { now } from "@/lib/core/clock";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { requireActor } from "@/lib/web/session";
import { loadReportAction } from "./actions";

const path = "/recent-activity";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).activity.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RecentActivityPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = activityFilters.parse(query);
  const { activity: words, common } = loadMessages(locale);
  const [found, stats, t] = await Promise.all([
    listActivities(actor, { ...filters, actions: words.actions }),
    getActivityStats(actor),
    getTranslations("activity"),
  ]);
  if (found.items.length === 0 && found.totalPages > 0) {
    redirect({ href: timelineHref(path, { ...filters, page: found.totalPages - 1 }), locale });
  }
  const here = localeHref(locale, path);
  const rows = toTimelineRows(found.items, {
    ...{ locale, now: now() },
    labels: { actions: words.actions, relative: common.relative },
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead filters={filters} labels={words} empty={rows.length === 0} />
      <StatsCard stats={stats} labels={words.stats} />
      <ActivityFilters
        path={here}
        values={{ search: filters.search, type: filters.type, sort: filters.sort }}
        results={t("results", { count: found.totalItems })}
        labels={{ ...words.filters, types: words.types }}
      />
      {rows.length > 0 ? (
        <Timeline rows={rows} labels={words} />
      ) : (
        <EmptyState title={words.empty.title} icon={<History aria-hidden="true" />}>
          {filters.search || filters.type ? words.empty.filtered : words.empty.text}
        </EmptyState>
      )}
      <Pagination
        page={filters.page}
        totalPages={found.totalPages}
        hrefFor={(page) => timelineHref(here, { ...filters, page })}
        labels={common.pagination}
      />
    </div>
  );
}

type PageHeadProps = { filters: Filters; labels: ReturnType<typeof loadMessages>["activity"]; empty: boolean };

function PageHead({ filters, labels, empty }: PageHeadProps) {
  const { report, actions, types, exporting, exported, exportFailed } = labels;
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
          doneMessage={labels.loaded}
          icon={<RefreshCw size={18} aria-hidden="true" />}
        />
        {empty ? null : (
          <ExportButton
            filters={filters}
            load={loadReportAction}
            icon={<Download size={18} aria-hidden="true" />}
            labels={{ report, actions, types, export: labels.export, exporting, exported, exportFailed }}
          />
        )}
      </div>
    </div>
  );
}
