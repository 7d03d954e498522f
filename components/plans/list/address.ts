import { namesOf } from "@/lib/core/names";
import { planFilterKinds } from "@/lib/plans/listing/constants";
import type { PlanFilters } from "@/lib/plans/listing/schema";

type AddressFilters = Omit<PlanFilters, "size">;

/** The filters of a list, in the order of its address. */
export const filterNames = namesOf(planFilterKinds);
const order = [...filterNames, "sort", "page"] as const;

function defaultOf(name: keyof AddressFilters): string | number {
  if (name === "page") return 0;
  return name === "sort" ? "newest" : "";
}

/** The address of a list with these filters; what stands at its default is left out. */
export function listHref(path: string, filters: Partial<AddressFilters>): string {
  const query = new URLSearchParams();
  for (const name of order) {
    const value = filters[name];
    if (value !== undefined && value !== defaultOf(name)) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether the filters leave plans out; sorting and paging do not. */
export function isFiltered(filters: AddressFilters): boolean {
  return filterNames.some((name) => filters[name] !== "");
}
