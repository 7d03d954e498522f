import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { listHref } from "@/components/plans/address";
import { filterFields } from "@/components/plans/filter-fields";
import { PlanListPage } from "@/components/plans/list-page";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { listFilterChoices, listPlans } from "@/lib/plans/listing/queries";
import { readListFilters } from "@/lib/plans/schema";
import { requireActor } from "@/lib/web/session";

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
    redirect({ href: listHref("/lesson-plans", { ...filters, page: plans.totalPages - 1 }), locale });
  }
  const messages = loadMessages(locale);
  return (
    <PlanListPage
      kind="reb"
      plans={plans}
      filters={filters}
      fields={filterFields({
        ...{ words: messages.plans, names: ["subject", "classLevel"], choices },
        sorts: ["newest", "oldest"],
      })}
      locale={locale}
      messages={messages}
    />
  );
}
