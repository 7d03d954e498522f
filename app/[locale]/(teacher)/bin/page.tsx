import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { listHref } from "@/components/plans/list/address";
import { BackLink } from "@/components/plans/back-link";
import { filterFields } from "@/components/plans/list/filter-fields";
import { listData } from "@/components/plans/list/list-data";
import { PlanCards } from "@/components/plans/list/plan-cards";
import { interpolate } from "@/lib/core/interpolate";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { storageMegabytes } from "@/lib/plans/constants";
import { binPath } from "@/lib/plans/editing/constants";
import { listPlans } from "@/lib/plans/listing/queries";
import { readFilters } from "@/lib/plans/listing/schema";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).plans.bin.title };
}

const offer = { names: ["kind"], sorts: ["newest"] } as const;

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BinPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = readFilters(query, offer);
  const plans = await listPlans(actor, filters.kind, { ...filters, status: "deleted" });
  // The last plan of the last page is restored: the page before it is the last one now.
  if (plans.items.length === 0 && plans.totalPages > 0) {
    redirect({ href: listHref(binPath, { ...filters, page: plans.totalPages - 1 }), locale });
  }
  const messages = loadMessages(locale);
  const { bin } = messages.plans;
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <BackLink href={localeHref(locale, "/dashboard")} label={bin.back} />
        <h1>{bin.title}</h1>
        <p className="text-muted-foreground">{interpolate(bin.intro, { megabytes: String(storageMegabytes) })}</p>
      </header>
      <PlanCards
        data={listData({
          locale,
          messages,
          plans,
          filters,
          fields: filterFields({ words: messages.plans, names: offer.names }),
          path: binPath,
          create: [],
          reason: "bin",
          mixed: true,
        })}
      />
    </div>
  );
}
