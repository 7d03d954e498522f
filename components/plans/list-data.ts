import { localeHref } from "@/components/layout/paths";
import type { PaginationLabels } from "@/components/ui/pagination";
import { now } from "@/lib/core/clock";
import type { Locale } from "@/lib/core/language";
import { pack, type Packed } from "@/lib/core/packed";
import type { Page } from "@/lib/core/pagination";
import type { Messages } from "@/lib/i18n/messages";
import { translatorOf } from "@/lib/i18n/translator";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kind";
import type { PlanFilters } from "@/lib/plans/schema";
import type { PlanListItem } from "@/lib/plans/types";
import type { FilterField } from "./plan-filters";
import { toRows } from "./rows";
import type { PlanListContext, PlanRow } from "./types";

/** Everything that a list of plans shows and needs in the browser. */
export type PlanListData = {
  rows: readonly PlanRow[];
  context: PlanListContext;
  /** Address of the list in the reader's language. */
  path: string;
  filters: PlanFilters;
  fields: readonly FilterField[];
  totalPages: number;
  createHref: string;
  labels: {
    /** How many plans were found, as a sentence. */
    results: string;
    filters: Omit<Messages["plans"]["filters"], "sorts">;
    empty: Messages["plans"]["empty"];
    pagination: PaginationLabels;
  };
};

type ListSource = {
  kind: PlanKind;
  locale: Locale;
  messages: Messages;
  plans: Page<PlanListItem>;
  filters: PlanFilters;
  fields: readonly FilterField[];
  /** Where the list stands, when it is not the page of its kind. */
  path?: string;
};

/** A page of plans, ready for PlanCards or PlanTable. */
export function listData({ kind, locale, messages, plans, filters, fields, path }: ListSource): Packed<PlanListData> {
  const places = planPlaces[kind];
  const { sorts: _sorts, ...filterLabels } = messages.plans.filters;
  return pack({
    rows: planRows(plans.items, { locale, messages }),
    context: listContext({ kind, locale, messages }),
    path: localeHref(locale, path ?? places.list),
    filters,
    fields,
    totalPages: plans.totalPages,
    createHref: localeHref(locale, places.create),
    labels: {
      results: translatorOf(locale)("plans.filters.results", { count: plans.totalItems }),
      filters: filterLabels,
      empty: messages.plans.empty,
      pagination: messages.common.pagination,
    },
  });
}

/** What rows need in the browser: addresses in the reader's language and the strings. */
function listContext({ kind, locale, messages }: Pick<ListSource, "kind" | "locale" | "messages">): PlanListContext {
  const { list, states, confirmDelete, messages: said } = messages.plans;
  const { detail, edit, api } = planPlaces[kind];
  return {
    kind,
    paths: {
      view: `${localeHref(locale, detail)}/`,
      edit: `${localeHref(locale, edit)}/`,
      api,
      subscription: localeHref(locale, "/subscription"),
    },
    labels: { list, states, confirmDelete, messages: said, limit: messages.subscriptions.limit },
  };
}

/** Plans as rows in the reader's language. */
export function planRows(items: readonly PlanListItem[], { locale, messages }: { locale: Locale; messages: Messages }) {
  const binDays = (count: number) => translatorOf(locale)("plans.row.binDays", { count });
  return toRows(items, { ...messages.plans.row, binDays, now: now() });
}
