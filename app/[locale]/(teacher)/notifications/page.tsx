import { Bell, CheckCheck } from "lucide-react";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { notificationsHref } from "@/components/notifications/address";
import { MarkButton } from "@/components/notifications/mark-button";
import { NotificationList } from "@/components/notifications/notification-list";
import { toNotificationRows } from "@/components/notifications/rows";
import { ShowLinks } from "@/components/notifications/show-links";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Pagination } from "@/components/ui/pagination";
import { now } from "@/lib/core/clock";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { countUnread, listNotifications } from "@/lib/notifications/queries";
import { notificationFilters } from "@/lib/notifications/schema";
import { requireActor } from "@/lib/web/session";
import { notificationActions } from "./bell-actions";

const path = "/notifications";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).notifications.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NotificationsPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = notificationFilters.parse(query);
  const { notifications: words, common } = loadMessages(locale);
  const unreadOnly = filters.show === "unread";
  const [found, unread] = await Promise.all([
    listNotifications(actor, { locale, page: filters.page, unreadOnly }),
    countUnread(actor),
  ]);
  if (found.items.length === 0 && found.totalPages > 0) {
    redirect({ href: notificationsHref(path, { ...filters, page: found.totalPages - 1 }), locale });
  }
  const here = localeHref(locale, path);
  const rows = toNotificationRows(found.items, { locale, now: now(), relative: common.relative });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.title} intro={words.intro}>
        {unread > 0 ? (
          <MarkButton
            action={notificationActions.markAllRead}
            failed={words.markFailed}
            className={buttonVariants({ variant: "outline" })}
          >
            <CheckCheck size={18} aria-hidden="true" />
            {words.markAll}
          </MarkButton>
        ) : null}
      </PageHead>
      <ShowLinks path={here} show={filters.show} unread={unread} labels={words.show} />
      {rows.length > 0 ? (
        <NotificationList rows={rows} actions={notificationActions} labels={words} />
      ) : (
        <EmptyState title={words.empty.title} icon={<Bell aria-hidden="true" />}>
          {unreadOnly ? words.empty.unread : words.empty.text}
        </EmptyState>
      )}
      <Pagination
        page={filters.page}
        totalPages={found.totalPages}
        hrefFor={(page) => notificationsHref(here, { ...filters, page })}
        labels={common.pagination}
      />
    </div>
  );
}
