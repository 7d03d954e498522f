import { Download, History, RefreshCw } from "lucide-react";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { ActivityFilters } from "@/components/activity/activity-filters";
import { timelineHref } from "@/components/activity/address";
import { ExportButton } from "@/components/activity/export-button";
import { toTimelineRows } from "@/components/activity/rows";
import { StatsCard } from "@/components/activity/stats-card";
import { Timeline } from "@/components/activity/timeline";
import { localeHref } from "@/components/layout/paths";
import { RefreshButton } from "@/components/plans/list/refresh-button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Pagination } from "@/components/ui/pagination";
import { getActivityStats } from "@/lib/activity/queries";
import { activityFilters } from "@/lib/activity/schema";
import { now } from "@/lib/core/clock";
import { serialise } from "@/lib/core/serialised-props";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { translatorOf } from "@/lib/i18n/translator";
import { listTimeline } from "@/lib/notifications/timeline/queries";
import { requireActor } from "@/lib/web/session";

const path = "/recent-activity";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).activity.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RecentActivityPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = activityFilters.parse(query);
  const { activity: words, common } = loadMessages(locale);
  const [found, stats] = await Promise.all([listTimeline(actor, { ...filters, locale }), getActivityStats(actor)]);
  if (found.items.length === 0 && found.totalPages > 0) {
    redirect({ href: timelineHref(path, { ...filters, page: found.totalPages - 1 }), locale });
  }
  const { timeline, open, copy, copied, copyFailed } = words;
  const here = localeHref(locale, path);
  const rows = toTimelineRows(found.items, { locale, now: now(), relative: common.relative });
  const report = timelineHref(`/api/activity/user/${actor.accountId}/export`, { ...filters, page: 0 });
  return (
    <div className="grid grid-cols-1 gap-6">
      <ActivityHead report={rows.length > 0 ? report : null} locale={locale} labels={words} />
      <StatsCard stats={stats} labels={words.stats} locale={locale} />
      <ActivityFilters
        path={here}
        values={{ search: filters.search, type: filters.type, sort: filters.sort }}
        results={translatorOf(locale)("activity.results", { count: found.totalItems })}
        labels={{ ...words.filters, types: words.types }}
      />
      {rows.length > 0 ? (
        <Timeline data={serialise({ rows, words: { timeline, open, copy, copied, copyFailed } })} />
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

type ActivityHeadProps = {
  /** Where the report is to be had; null when there is nothing to report. */
  report: string | null;
  locale: Locale;
  labels: ReturnType<typeof loadMessages>["activity"];
};

function ActivityHead({ report, locale, labels }: ActivityHeadProps) {
  const { exporting, exported, exportFailed } = labels;
  return (
    <PageHead title={labels.title} intro={labels.intro}>
      <RefreshButton
        label={labels.refresh}
        pendingLabel={labels.refreshing}
        doneMessage={labels.loaded}
        icon={<RefreshCw size={18} aria-hidden="true" />}
      />
      {report ? (
        <ExportButton
          href={report}
          locale={locale}
          icon={<Download size={18} aria-hidden="true" />}
          labels={{ export: labels.export, exporting, exported, exportFailed }}
        />
      ) : null}
    </PageHead>
  );
}
