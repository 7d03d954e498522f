import { noteReading } from "@/lib/administration/reading/service";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { adminHref } from "@/components/administration/address";
import { AddressSearch } from "@/components/administration/address-search";
import { AddressSelect } from "@/components/administration/address-select";
import { Position } from "@/components/administration/position";
import { toSubscriberRow } from "@/components/administration/subscriptions/subscriber-rows";
import { SubscribersTable } from "@/components/administration/subscriptions/subscribers-table";
import { TierCounts } from "@/components/administration/subscriptions/tier-counts";
import { localeHref } from "@/components/layout/paths";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { subscribersPageSize, subscriptionStatuses } from "@/lib/administration/subscribers/constants";
import { countTiers, listSubscribers, tallySubscribers } from "@/lib/administration/subscribers/queries";
import { subscriberFilters } from "@/lib/administration/subscribers/schema";
import { serialise } from "@/lib/core/serialised-props";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { translatorOf } from "@/lib/i18n/translator";
import { requireAdministrator } from "@/lib/web/session";

const path = "/admin/tiers";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).administration.tiers.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function TiersPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const filters = subscriberFilters.parse(query);
  const tallied = tallySubscribers(actor);
  await noteReading(actor, "subscribers");
  const [found, counts] = await Promise.all([listSubscribers(actor, filters, tallied), countTiers(actor, tallied)]);
  const { search, status } = filters;
  const others = { tier: String(filters.tier) };
  if (found.items.length === 0 && found.totalPages > 0) {
    redirect({ href: adminHref(path, { ...others, search, status, page: found.totalPages - 1 }), locale });
  }
  const { administration, common } = loadMessages(locale);
  const words = administration.tiers;
  const t = translatorOf(locale);
  const here = localeHref(locale, path);
  return (
    <>
      <TierCounts
        locale={locale}
        counts={counts}
        chosen={filters.tier}
        path={here}
        labels={{ ...words, users: (count) => t("administration.tiers.users", { count }) }}
      />
      <div className="flex flex-wrap gap-3">
        <AddressSearch path={here} value={search} label={words.search} others={{ ...others, status }} />
        <AddressSelect
          path={here}
          name="status"
          value={status}
          label={words.status}
          options={[
            { value: "", label: words.allStatuses },
            ...subscriptionStatuses.map((value) => ({ value, label: words.statuses[value] })),
          ]}
          others={{ ...others, search }}
        />
      </div>
      {found.items.length > 0 ? (
        <SubscribersTable
          data={serialise({
            rows: found.items.map((subscriber) => toSubscriberRow(subscriber, { ...words, locale })),
            label: words.table,
            columns: words.columns,
          })}
        />
      ) : (
        <EmptyState title={words.empty} icon={<Icon name="users" className="size-6" />} />
      )}
      <Position page={found} size={subscribersPageSize} template={administration.users.showing} locale={locale} />
      <Pagination
        page={filters.page}
        totalPages={found.totalPages}
        hrefFor={(page) => adminHref(here, { ...others, search, status, page })}
        labels={common.pagination}
      />
    </>
  );
}
