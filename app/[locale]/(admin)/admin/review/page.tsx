import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { adminHref } from "@/components/administration/address";
import { Position } from "@/components/administration/position";
import { ReviewTable } from "@/components/administration/review-table";
import { noteReading } from "@/lib/administration/reading/service";
import { localeHref } from "@/components/layout/paths";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { formatDateTime } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { planPlaces } from "@/lib/plans/editing/constants";
import { queueSize } from "@/lib/plans/review/constants";
import { listSubmittedPlans } from "@/lib/plans/review/queries";
import { queueFilters } from "@/lib/plans/review/schema";
import { requireAdministrator } from "@/lib/web/session";

const path = "/admin/review";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).review.queue.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReviewPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const { page } = queueFilters.parse(query);
  await noteReading(actor, "review");
  const found = await listSubmittedPlans(actor, page);
  // The last plan of the last page was decided on: the page before it is the last one now.
  if (found.items.length === 0 && found.totalPages > 0) {
    redirect({ href: adminHref(path, { page: found.totalPages - 1 }), locale });
  }
  const { review, common } = loadMessages(locale);
  const words = review.queue;
  const rows = found.items.map(({ title, classLevel, teacherName, ownerEmail, submittedAt, kind, ...plan }) => ({
    ...plan,
    href: localeHref(locale, `${planPlaces[kind].detail}/${plan.id}`),
    title: title || words.untitled,
    level: classLevel,
    trainer: teacherName,
    email: ownerEmail,
    since: formatDateTime(submittedAt),
  }));
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2>{words.title}</h2>
        <p className="text-muted-foreground">{words.intro}</p>
      </div>
      {rows.length > 0 ? (
        <ReviewTable rows={rows} labels={words} />
      ) : (
        <EmptyState title={words.empty} icon={<Icon name="clipboard-check" className="size-6" />} level={3}>
          {words.emptyText}
        </EmptyState>
      )}
      <Position page={found} size={queueSize} template={words.showing} locale={locale} />
      <Pagination
        page={page}
        totalPages={found.totalPages}
        hrefFor={(target) => adminHref(localeHref(locale, path), { page: target })}
        labels={common.pagination}
      />
    </section>
  );
}
