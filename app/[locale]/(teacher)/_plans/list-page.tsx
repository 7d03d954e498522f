import type { Metadata } from "next";
import { after } from "next/server";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { listHref } from "@/components/plans/list/address";
import { filterFields } from "@/components/plans/list/filter-fields";
import { planForms } from "@/components/plans/forms";
import { PlanListPage } from "@/components/plans/list/list-page";
import type { Actor } from "@/lib/core/actor";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { listFilterChoices, listPlans } from "@/lib/plans/listing/queries";
import { readFilters } from "@/lib/plans/listing/schema";
import { scoreListed } from "@/lib/plans/scores/service";
import { requireActor } from "@/lib/web/session";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

type ListOptions = {
  /** Whether the header button says that there are header settings. */
  isHeaded?: (actor: Actor) => Promise<boolean>;
  /** Stands with the list, unseen. */
  signal?: ReactNode;
};

/** The page of all plans of a kind. */
export function planListPage(kind: PlanKind, { isHeaded, signal }: ListOptions = {}) {
  const form = planForms[kind];
  const { filters: names, numberRows } = form.list;
  const offer = { names, sorts: ["newest", "oldest"] } as const;

  async function generateMetadata(): Promise<Metadata> {
    return { title: form.messages(loadMessages(await getLocale())).plans.page.title };
  }

  async function Page({ searchParams }: PageProps) {
    const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
    const filters = readFilters(query, offer);
    const [plans, choices, headed] = await Promise.all([
      listPlans(actor, kind, filters),
      names.length > 0 ? listFilterChoices(actor, kind) : undefined,
      isHeaded?.(actor),
    ]);
    // The last plan of the last page is gone: the page before it is the last one now.
    if (plans.items.length === 0 && plans.totalPages > 0) {
      redirect({ href: listHref(planPlaces[kind].list, { ...filters, page: plans.totalPages - 1 }), locale });
    }
    after(() => scoreListed(actor, plans.items));
    const messages = form.messages(loadMessages(locale));
    return (
      <>
        {signal}
        <PlanListPage
          {...{ kind, plans, filters, numberRows, locale, messages }}
          fields={filterFields({ words: messages.plans, choices, ...offer })}
          headerSet={headed ? form.headerSet(messages) : undefined}
        />
      </>
    );
  }
  return { Page, generateMetadata };
}
