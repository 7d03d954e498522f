import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { AddressSelect } from "@/components/administration/address-select";
import { Corrections } from "@/components/administration/corrections";
import { ListFrame } from "@/components/administration/list-frame";
import { ReportList } from "@/components/administration/report-list";
import { toCorrectionRow, toReportRow } from "@/components/administration/report-rows";
import { localeHref } from "@/components/layout/paths";
import { Icon } from "@/components/ui/icon";
import { loadMessages } from "@/lib/i18n/messages";
import { reportsSize, reportStates } from "@/lib/plans/reports/constants";
import { listCorrections, listReports } from "@/lib/plans/reports/queries";
import { reportFilters } from "@/lib/plans/reports/schema";
import { requireAdministrator } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).reports.list.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReportsPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const filters = reportFilters.parse(query);
  const [found, corrections] = await Promise.all([listReports(actor, filters), listCorrections(actor)]);
  const messages = loadMessages(locale);
  const { list: words, states } = messages.reports;
  const here = localeHref(locale, "/admin/reports");
  return (
    <div className="grid grid-cols-1 gap-8">
      <ListFrame
        {...{ words, found, locale, path: here, query: { state: filters.state } }}
        size={reportsSize}
        labels={messages.common.pagination}
        empty={{ icon: <Icon name="flag" className="size-6" />, text: words.emptyText }}
        filter={
          <AddressSelect
            path={here}
            name="state"
            value={filters.state}
            label={words.filter}
            options={[
              ...reportStates.map((value) => ({ value, label: states[value] })),
              { value: "all", label: words.all },
            ]}
          />
        }
      >
        <ReportList rows={found.items.map((item) => toReportRow(item, messages))} labels={words} />
      </ListFrame>
      <Corrections rows={corrections.map((item) => toCorrectionRow(item, words))} labels={words} />
    </div>
  );
}
