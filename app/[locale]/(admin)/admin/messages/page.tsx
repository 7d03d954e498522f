import { noteReading } from "@/lib/administration/reading/service";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { adminHref } from "@/components/administration/address";
import { AddressSelect } from "@/components/administration/address-select";
import { ListFrame } from "@/components/administration/list-frame";
import { MessageList } from "@/components/administration/message-list";
import { toMessageRow } from "@/components/administration/message-rows";
import { localeHref } from "@/components/layout/paths";
import { Icon } from "@/components/ui/icon";
import { inboxSize } from "@/lib/contact/constants";
import { listContactMessages } from "@/lib/contact/queries";
import { inboxFilters } from "@/lib/contact/schema";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { requireAdministrator } from "@/lib/web/session";

const path = "/admin/messages";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).contact.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MessagesPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const filters = inboxFilters.parse(query);
  const { state, message } = filters;
  await noteReading(actor, "messages");
  const found = await listContactMessages(actor, filters);
  // The last message of the last page was answered: the page before it is the last one now.
  if (found.items.length === 0 && found.totalPages > 0) {
    redirect({ href: adminHref(path, { state, page: found.totalPages - 1 }), locale });
  }
  const { contact: words, common } = loadMessages(locale);
  const here = localeHref(locale, path);
  return (
    <ListFrame
      {...{ words, found, locale, path: here, query: { state } }}
      size={inboxSize}
      labels={common.pagination}
      above={
        message ? (
          <p className="flex flex-wrap gap-x-3">
            {words.one}{" "}
            <a href={here} className="link">
              {words.showAll}
            </a>
          </p>
        ) : null
      }
      empty={{ icon: <Icon name="inbox" className="size-6" />, text: words.emptyText }}
      filter={
        message ? null : (
          <AddressSelect
            path={here}
            name="state"
            value={state}
            label={words.filter}
            options={[
              { value: "new", label: words.states.new },
              { value: "answered", label: words.states.answered },
              { value: "all", label: words.all },
            ]}
          />
        )
      }
    >
      <MessageList rows={found.items.map((item) => toMessageRow(item, words))} labels={words} />
    </ListFrame>
  );
}
