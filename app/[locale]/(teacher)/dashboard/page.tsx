import type { Metadata } from "next";
import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { listHref } from "@/components/plans/list/address";
import { BinLink } from "@/components/plans/list/bin-link";
import { DashboardHead } from "@/components/plans/list/dashboard-head";
import { filterFields } from "@/components/plans/list/filter-fields";
import { createLinks, firstLinks } from "@/components/plans/create-links";
import { listData, planRows } from "@/components/plans/list/list-data";
import { PlanCards } from "@/components/plans/list/plan-cards";
import { quotaWords } from "@/components/subscriptions/quota-words";
import { now } from "@/lib/core/clock";
import type { Locale } from "@/lib/core/language";
import { mapNames } from "@/lib/core/names";
import { serialise } from "@/lib/core/serialised-props";
import type { Page } from "@/lib/core/pagination";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import { redirect } from "@/lib/i18n/navigation";
import { translatorOf } from "@/lib/i18n/translator";
import { planKindNames, firstKind } from "@/lib/plans/kinds/traits";
import { planSorts } from "@/lib/plans/listing/constants";
import { recentPlans, reviewStates } from "@/lib/plans/constants";
import { binPath, planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import { countPlansByKind, listFilterChoices, listPlans } from "@/lib/plans/listing/queries";
import { planFilters, readFilters } from "@/lib/plans/listing/schema";
import { scoreListed } from "@/lib/plans/scores/service";
import type { PlanListItem } from "@/lib/plans/listing/types";
import { findReward } from "@/lib/referrals/queries";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { daysLeft } from "@/lib/subscriptions/rules";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import { requireActor } from "@/lib/web/session";
import { Invitation } from "./invitation";

const path = "/dashboard";
const offer = { names: ["kind", "subject", "status"], sorts: planSorts } as const;
const newest = planFilters.parse({ size: recentPlans });

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).plans.dashboard.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DashboardPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const filters = readFilters(query, offer);
  const [plans, recent, choices, counts, info, reward] = await Promise.all([
    listPlans(actor, filters.kind, filters),
    listPlans(actor, "", newest),
    listFilterChoices(actor, filters.kind),
    countPlansByKind(actor),
    getSubscriptionInfo(actor),
    findReward(),
  ]);
  // The last plan of the last page is gone: the page before it is the last one now.
  if (plans.items.length === 0 && plans.totalPages > 0) {
    redirect({ href: listHref(path, { ...filters, page: plans.totalPages - 1 }), locale });
  }
  after(() => scoreListed(actor, plans.items));
  const messages = loadMessages(locale);
  const words = messages.plans;
  const mixed = isMixed(counts) || filters.kind !== "";
  const fields = filterFields({
    words,
    choices,
    sorts: offer.sorts,
    names: offer.names.filter((name) => mixed || name !== "kind"),
    without: planKindNames.some((kind) => planKind(kind).reviewed && counts[kind] > 0) ? [] : reviewStates,
  });
  const create = firstLinks(locale, messages);
  return (
    <div className="grid grid-cols-1 gap-6">
      <DashboardHead data={headData({ locale, messages, recent, counts, info })} />
      <section aria-labelledby="all" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="all">{words.dashboard.all}</h2>
          <BinLink href={localeHref(locale, binPath)} label={words.page.bin} />
        </div>
        <PlanCards data={listData({ locale, messages, plans, filters, fields, path, create, mixed })} />
      </section>
      <Invitation actor={actor} locale={locale} reward={reward} />
    </div>
  );
}

type HeadSource = {
  locale: Locale;
  messages: Messages;
  /** The newest plans of all kinds. */
  recent: Page<PlanListItem>;
  counts: Record<PlanKind, number>;
  info: SubscriptionInfo;
};

/** Whether there are plans of several kinds. */
function isMixed(counts: Record<PlanKind, number>): boolean {
  return planKindNames.filter((kind) => counts[kind] > 0).length > 1;
}

/** How many plans of each kind there are. */
function countsNote(counts: Record<PlanKind, number>, { plans }: Messages): string {
  return planKindNames.map((kind) => `${counts[kind]} ${plans.kinds[kind]}`).join(", ");
}

function headData({ locale, messages, recent, counts, info }: HeadSource) {
  const { dashboard, list } = messages.plans;
  const t = translatorOf(locale);
  const last = recent.items[0]?.kind ?? "";
  // Narrow as the block is, it names subject or trade alone.
  const newestItems = recent.items.map((item) => ({ ...item, details: [] }));
  const mixed = isMixed(counts);
  const quick = planPlaces[last || firstKind].quick;
  const viewOf = (kind: PlanKind) => `${localeHref(locale, planPlaces[kind].detail)}/`;
  const days = info.expiryDate ? daysLeft(new Date(info.expiryDate), now()) : 0;
  return serialise({
    total: recent.totalItems,
    recent: planRows(newestItems, { locale, messages, mixed }),
    create: createLinks({ locale, messages, last, counts }),
    subscription: { ...info, tierName: tierName(locale, info.tierName) },
    quota: quotaWords(locale, info),
    hrefs: {
      // Not every kind is written from one sentence.
      quick: quick === null ? "" : localeHref(locale, quick),
      view: mapNames(planKindNames, viewOf),
      subscription: localeHref(locale, "/subscription"),
    },
    labels: {
      ...dashboard,
      total: t("plans.dashboard.total", { count: recent.totalItems }),
      totalNote: mixed ? countsNote(counts, messages) : dashboard.totalNote,
      remaining: t("plans.dashboard.remaining", { count: info.lessonPlansRemaining }),
      daysLeft: t("plans.dashboard.daysLeft", { count: days }),
      view: list.view,
      open: list.open,
      card: messages.subscriptions.card,
    },
  });
}
