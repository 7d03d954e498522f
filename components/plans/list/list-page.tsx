import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import type { Locale } from "@/lib/core/language";
import type { Page } from "@/lib/core/pagination";
import type { Messages } from "@/lib/i18n/messages";
import { binPath, planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type { PlanFilters } from "@/lib/plans/listing/schema";
import type { PlanListItem } from "@/lib/plans/listing/types";
import { BinLink } from "./bin-link";
import { listData } from "./list-data";
import type { FilterField } from "./plan-filters";
import { PlanTable } from "./plan-table";
import { RefreshButton } from "./refresh-button";

type ListPageProps = {
  kind: PlanKind;
  plans: Page<PlanListItem>;
  filters: PlanFilters;
  fields: readonly FilterField[];
  /** Whether rows have the plan's number and the day of its creation instead of the lesson's. */
  numberRows?: boolean;
  /** Said after the name of the header button, with a tick, once there are header settings. */
  headerSet?: string;
  locale: Locale;
  messages: Messages;
};

/** The page of all plans of one kind. */
export function PlanListPage({ kind, headerSet, ...list }: ListPageProps) {
  const { locale, messages } = list;
  const places = planPlaces[kind];
  const create = { kind, href: localeHref(locale, places.create), label: messages.plans.empty.create };
  return (
    <div className="grid grid-cols-1 gap-6">
      <ListHead
        labels={messages.plans.page}
        headerSet={headerSet}
        hrefs={{
          bin: localeHref(locale, binPath),
          header: localeHref(locale, places.header),
          create: create.href,
        }}
      />
      <PlanTable data={listData({ ...list, path: places.list, create: [create] })} kind={kind} />
    </div>
  );
}

type ListHeadProps = {
  labels: Messages["plans"]["page"];
  headerSet: string | undefined;
  hrefs: { bin: string; header: string; create: string };
};

function ListHead({ labels, headerSet, hrefs }: ListHeadProps) {
  return (
    <PageHead title={labels.title} intro={labels.intro}>
      <a href={hrefs.create} className={buttonVariants()}>
        <Icon name="plus" className="size-4.5" />
        {labels.create}
      </a>
      <RefreshButton
        label={labels.refresh}
        pendingLabel={labels.refreshing}
        icon={<Icon name="refresh-cw" className="size-4.5" />}
      />
      <a href={hrefs.header} className={buttonVariants({ variant: "outline" })}>
        <Icon name="settings-2" className="size-4.5" />
        {labels.header}
        {headerSet ? (
          <>
            <Icon name="circle-check" className="text-primary size-4.5" />
            <span className="sr-only">{headerSet}</span>
          </>
        ) : null}
      </a>
      <BinLink href={hrefs.bin} label={labels.bin} />
    </PageHead>
  );
}
