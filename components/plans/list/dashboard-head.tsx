"use client";

import type plans from "@/messages/en/plans.json";
import type subscriptions from "@/messages/en/subscriptions.json";
import type { QuotaWords } from "@/components/subscriptions/quota-words";
import { SubscriptionCard } from "@/components/subscriptions/subscription-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import { StatCard } from "@/components/ui/stat-card";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type { CreateLink } from "../create-links";
import { RecentPlans } from "./recent-plans";
import type { PlanRow } from "../types";

type DashboardHeadData = {
  total: number;
  recent: readonly PlanRow[];
  subscription: SubscriptionInfo;
  quota: QuotaWords;
  create: readonly CreateLink[];
  /** `quick` is "" where it is not offered, `view` what stands before the id of a plan of each kind. */
  hrefs: { quick: string; view: Record<PlanKind, string>; subscription: string };
  labels: Omit<(typeof plans)["dashboard"], "all"> & {
    view: string;
    open: string;
    card: (typeof subscriptions)["card"];
  };
};

/** On a phone the buttons stand under one another: of one width they are one group. */
const phoneWide = "max-sm:w-full";

/**
 * Title, figures, newest plans and subscription: what stands above the list of the dashboard. A client component for the
 * same reason as PlanTable.
 */
export function DashboardHead({ data }: { data: Serialised<DashboardHeadData> }) {
  const { total, recent, subscription, quota, create, hrefs, labels } = useUnpacked(data);
  return (
    <>
      <PageHead title={labels.title} intro={labels.intro}>
        {hrefs.quick ? (
          <a href={hrefs.quick} className={buttonVariants({ variant: "outline", className: phoneWide })}>
            <Icon name="sparkles" className="size-4.5" />
            {labels.quick}
          </a>
        ) : null}
        {create.map(({ kind, href, label }, index) => (
          <a
            key={kind}
            href={href}
            className={buttonVariants({
              variant: index === create.length - 1 ? "primary" : "outline",
              className: phoneWide,
            })}
          >
            <Icon name="plus" className="size-4.5" />
            {label}
          </a>
        ))}
      </PageHead>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        <StatCard label={labels.total} value={total} note={labels.totalNote} />
        <StatCard
          label={labels.remaining}
          value={subscription.lessonPlansRemaining}
          note={labels.daysLeft}
          tone={subscription.lessonPlansRemaining > 0 ? "lake" : "clay"}
        />
        <div className="col-span-2 grid lg:col-span-1 lg:row-span-2">
          <SubscriptionCard info={subscription} quota={quota} href={hrefs.subscription} labels={labels.card} />
        </div>
        {recent.length > 0 ? (
          <div className="col-span-2 min-w-0">
            <RecentPlans
              rows={recent}
              viewPaths={hrefs.view}
              labels={{ recent: labels.recent, view: labels.view, open: labels.open }}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}
