import { z } from "zod";
import { mapNames, namesOf } from "@/lib/core/names";
import { pageSize } from "@/lib/core/pagination";
import { storable } from "@/lib/core/searchable";
import { ownStates } from "../constants";
import { planFilterKinds, planSorts } from "./constants";
import type { PlanFilterName, PlanFilterValues, PlanSort } from "./types";

const text = z
  .string()
  .default("")
  .transform((value) => storable(value).trim().slice(0, 200))
  .catch("");

// Each filter is read by what it takes; the index of the mapped type cannot see that.
const filters = Object.fromEntries(
  Object.entries(planFilterKinds).map(([name, takes]) => [
    name,
    typeof takes === "string"
      ? text
      : z
          .enum(["", ...takes])
          .default("")
          .catch(""),
  ]),
) as unknown as { [Name in PlanFilterName]: z.ZodType<PlanFilterValues[Name]> };

/**
 * The filters of a list that may hold every kind, as they stand in an address; what does not fit falls back to its default. What is
 * missing does so by `default`: for `catch` an error is made first, and most addresses name no filter.
 */
export const planFilters = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0).catch(0),
  size: z.coerce.number().int().min(1).max(100).default(pageSize).catch(pageSize),
  ...filters,
  sort: z.enum(planSorts).default("newest").catch("newest"),
});
export type PlanFilters = z.infer<typeof planFilters>;

/** The filters of a list of one kind that is not reviewed. */
export const planQuery = planFilters.omit({ kind: true }).extend({
  status: z
    .enum(["", ...ownStates])
    .default("")
    .catch(""),
});

/** The filters of a list that offers these besides the search; whatever else stands in its address does not count. */
export function readFilters(
  query: Record<string, unknown>,
  offer: { names: readonly PlanFilterName[]; sorts: readonly PlanSort[] },
): PlanFilters {
  const given = planFilters.parse(query);
  const left = namesOf(planFilterKinds).filter((name) => name !== "search" && !offer.names.includes(name));
  return {
    ...given,
    ...mapNames(left, () => "" as const),
    size: pageSize,
    sort: offer.sorts.includes(given.sort) ? given.sort : "newest",
  };
}
