import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { listHref } from "@/components/plans/address";
import { filterFields } from "@/components/plans/filter-fields";
import { PlanListPage } from "@/components/plans/list-page";
import { CreatedSignal } from "@/components/plans/rtb/created-signal";
import { rtbMessages } from "@/components/plans/rtb/messages";
import { hasLetterhead } from "@/lib/headers/letterhead/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { listPlans } from "@/lib/plans/listing/queries";
import { readListFilters } from "@/lib/plans/schema";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).rtb.page.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RtbLessonPlansPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = readListFilters(query);
  const [plans, headed] = await Promise.all([listPlans(actor, "rtb", filters), hasLetterhead(actor)]);
  // The last plan of the last page is gone: the page before it is the last one now.
  if (plans.items.length === 0 && plans.totalPages > 0) {
    redirect({ href: listHref("/rtb-lesson-plans", { ...filters, page: plans.totalPages - 1 }), locale });
  }
  const messages = rtbMessages(loadMessages(locale));
  return (
    <>
      <CreatedSignal />
      <PlanListPage
        kind="rtb"
        plans={plans}
        filters={filters}
        numberRows
        fields={filterFields({ words: messages.plans, names: [], sorts: ["newest", "oldest"] })}
        headerSet={headed ? messages.rtb.page.headerSet : undefined}
        locale={locale}
        messages={messages}
      />
    </>
  );
}
