import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { AddressSelect } from "@/components/administration/address-select";
import { toAuditRows } from "@/components/administration/audit-rows";
import { AuditTable } from "@/components/administration/audit-table";
import { ListFrame } from "@/components/administration/list-frame";
import { localeHref } from "@/components/layout/paths";
import { Icon } from "@/components/ui/icon";
import { noteReading } from "@/lib/administration/reading/service";
import { accessActs, auditActs, auditPageSize } from "@/lib/audit/constants";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import { serialise } from "@/lib/core/serialised-props";
import { loadMessages } from "@/lib/i18n/messages";
import { requireAdministrator } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).audit.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const filters = auditFilters.parse(query);
  await noteReading(actor, "audit");
  const found = await listAudit(actor, filters);
  const { audit: words, administration, common } = loadMessages(locale);
  const here = localeHref(locale, "/admin/audit");
  const { table, when, who, what, whom } = words;
  return (
    <ListFrame
      {...{ words, found, locale, path: here, query: { act: filters.act } }}
      size={auditPageSize}
      labels={common.pagination}
      empty={{
        icon: <Icon name="history" className="size-6" />,
        text: filters.act ? words.emptyFiltered : words.emptyText,
      }}
      filter={
        <AddressSelect
          path={here}
          name="act"
          value={filters.act}
          label={words.filter}
          options={[
            { value: "", label: words.allActs },
            ...[...auditActs, ...accessActs].map((act) => ({ value: act, label: words.names[act] })),
          ]}
        />
      }
    >
      <AuditTable
        data={serialise({
          rows: toAuditRows(found.items, { ...words, roles: administration.users.roles, locale }, actor.accountId),
          labels: { table, when, who, what, whom },
        })}
      />
    </ListFrame>
  );
}
