import { noteReading } from "@/lib/administration/reading/service";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { adminHref } from "@/components/administration/address";
import { AddressSearch } from "@/components/administration/address-search";
import { Position } from "@/components/administration/position";
import { toUserRow } from "@/components/administration/users/user-rows";
import { UsersTable } from "@/components/administration/users/users-table";
import { localeHref } from "@/components/layout/paths";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { usersPageSize } from "@/lib/administration/constants";
import { listUsers } from "@/lib/administration/queries";
import { userStatus } from "@/lib/administration/rules";
import { userFilters } from "@/lib/administration/schema";
import { serialise } from "@/lib/core/serialised-props";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { listTiers } from "@/lib/subscriptions/queries";
import { requireAdministrator } from "@/lib/web/session";

const path = "/admin";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).administration.users.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function UsersPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const filters = { ...userFilters.parse(query), size: usersPageSize };
  await noteReading(actor, "users");
  const [found, tiers] = await Promise.all([listUsers(actor, filters), listTiers()]);
  const { search } = filters;
  // The last user of the last page is gone: the page before it is the last one now.
  if (found.items.length === 0 && found.totalPages > 0) {
    redirect({ href: adminHref(path, { search, page: found.totalPages - 1 }), locale });
  }
  const { administration, common } = loadMessages(locale);
  const words = administration.users;
  const here = localeHref(locale, path);
  return (
    <>
      <AddressSearch path={here} value={search} label={words.search} />
      {found.items.length > 0 ? (
        <UsersTable
          data={serialise({
            rows: found.items.map((user) => toUserRow({ ...user, status: userStatus(user) }, words, actor.accountId)),
            tiers: tiers.map(({ id, name }) => ({ id, name })),
            labels: words,
          })}
        />
      ) : (
        <EmptyState title={search ? words.emptySearch : words.empty} icon={<Icon name="users" className="size-6" />}>
          {search ? words.emptyText : null}
        </EmptyState>
      )}
      <Position page={found} size={usersPageSize} template={words.showing} locale={locale} />
      <Pagination
        page={filters.page}
        totalPages={found.totalPages}
        hrefFor={(page) => adminHref(here, { search, page })}
        labels={common.pagination}
      />
    </>
  );
}
