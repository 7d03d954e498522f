import { localeHref } from "@/components/layout/paths";
import type { PaginationLabels } from "@/components/ui/pagination";
import { now } from "@/lib/core/clock";
import type { Locale } from "@/lib/core/language";
import { serialise } from "@/lib/core/serialised-props";
import type { Page } from "@/lib/core/pagination";
import type { Messages } from "@/lib/i18n/messages";
import { translatorOf } from "@/lib/i18n/translator";
import { mapNames } from "@/lib/core/names";
import { planKindNames } from "@/lib/plans/kinds/traits";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type { PlanFilters } from "@/lib/plans/listing/schema";
import type { PlanListItem } from "@/lib/plans/listing/types";
import type { CreateLink } from "../create-links";
import type { FilterField } from "./plan-filters";
import { toRows } from "./rows";
import type { PlanListContext, PlanRow } from "../types";

/** Everything that a list of plans shows and needs in the browser. */
export type PlanListData = {
  rows: readonly PlanRow[];
  context: PlanListContext;
  /** Address of the list in the reader's language. */
  path: string;
  filters: PlanFilters;
  fields: readonly FilterField[];
  totalPages: number;
  /** How to make the first plan, the fitting way first. */
  create: readonly CreateLink[];
  /** Why there is nothing when no filter is set. */
  reason: "first" | "bin";
  labels: {
    /** How many plans were found, as a sentence. */
    results: string;
    filters: Omit<Messages["plans"]["filters"], "sorts" | "values" | "all">;
    empty: Messages["plans"]["empty"];
    pagination: PaginationLabels;
  };
};

type ListSource = {
  locale: Locale;
  messages: Messages;
  plans: Page<PlanListItem>;
  filters: PlanFilters;
  fields: readonly FilterField[];
  /** Where the list stands. */
  path: string;
  create: readonly CreateLink[];
  reason?: PlanListData["reason"];
} & Pick<RowSource, "mixed" | "numberRows">;

type RowSource = {
  locale: Locale;
  messages: Messages;
  /** Whether plans of several kinds stand in the list, so that each says its own. */
  mixed?: boolean;
  numberRows?: boolean;
};

/** A page of plans, ready for PlanCards or PlanTable. */
export function listData({ plans, filters, fields, path, create, reason = "first", ...source }: ListSource) {
  const { locale, messages } = source;
  const { sorts: _sorts, values: _values, all: _all, ...filterLabels } = messages.plans.filters;
  return serialise<PlanListData>({
    rows: planRows(plans.items, source),
    context: listContext({ locale, messages }),
    path: localeHref(locale, path),
    filters,
    fields,
    totalPages: plans.totalPages,
    create,
    reason,
    labels: {
      results: translatorOf(locale)("plans.filters.results", { count: plans.totalItems }),
      filters: filterLabels,
      empty: messages.plans.empty,
      pagination: messages.common.pagination,
    },
  });
}

/** What rows need in the browser: addresses in the reader's language and the strings. */
function listContext({ locale, messages }: Pick<ListSource, "locale" | "messages">): PlanListContext {
  const { list, states, confirmDelete, messages: said } = messages.plans;
  const pathsOf = (kind: PlanKind) => {
    const { detail, edit, api } = planPlaces[kind];
    return { view: `${localeHref(locale, detail)}/`, edit: `${localeHref(locale, edit)}/`, api: `${api}/` };
  };
  return {
    paths: mapNames(planKindNames, pathsOf),
    subscription: localeHref(locale, "/subscription"),
    labels: { list, states, confirmDelete, messages: said, quota: messages.subscriptions.quota },
  };
}

/** Plans as rows in the reader's language. */
export function planRows(items: readonly PlanListItem[], { locale, messages, mixed, numberRows }: RowSource) {
  const binDays = (count: number) => translatorOf(locale)("plans.row.binDays", { count });
  const kinds = mixed ? messages.plans.kinds : undefined;
  return toRows(items, { ...messages.plans.row, kinds, binDays, now: now(), numberRows });
}
