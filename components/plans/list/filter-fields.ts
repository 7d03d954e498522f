import type { SelectOption } from "@/components/ui/fields/select";
import { planFilterKinds } from "@/lib/plans/listing/constants";
import type { ColumnFilter, PlanFilterName, PlanSort } from "@/lib/plans/listing/types";
import type plans from "@/messages/en/plans.json";
import type { FilterField } from "./plan-filters";

type Words = Pick<typeof plans, "filters" | "states">;
type ChoiceFilterName = Exclude<PlanFilterName, "search">;
/** The words for each value of the filters that are one of a list. */
type ListWords = {
  [Name in Exclude<ChoiceFilterName, ColumnFilter>]: Readonly<Record<(typeof planFilterKinds)[Name][number], string>>;
};

type FilterOffer = {
  words: Words;
  /** What a list offers, in order. */
  names: readonly ChoiceFilterName[];
  /** The values that occur among the plans. */
  choices?: Record<ColumnFilter, readonly string[]>;
  /** Statuses that none of the plans can have. */
  without?: readonly string[];
  sorts?: readonly PlanSort[];
};

function isColumn(name: ChoiceFilterName): name is ColumnFilter {
  return planFilterKinds[name] === "column";
}

function optionsOf(name: ChoiceFilterName, { words, choices, without = [] }: FilterOffer): SelectOption[] {
  if (isColumn(name)) return (choices?.[name] ?? []).map((value) => ({ value, label: value }));
  const lists: ListWords = { ...words.filters.values, status: words.states };
  const labels: Readonly<Record<string, string>> = lists[name];
  return planFilterKinds[name]
    .filter((value) => !without.includes(value))
    .map((value) => ({ value, label: labels[value] ?? value }));
}

/** The filters that a list offers, and the order of its rows, as controls. */
export function filterFields(offer: FilterOffer): FilterField[] {
  const { filters } = offer.words;
  const fields = offer.names.map((name) => ({
    name,
    label: filters[name],
    options: [{ value: "", label: filters.all[name] }, ...optionsOf(name, offer)],
  }));
  if (!offer.sorts) return fields;
  const sorts = offer.sorts.map((value) => ({ value, label: filters.sorts[value] }));
  return [...fields, { name: "sort", label: filters.sort, options: sorts }];
}
