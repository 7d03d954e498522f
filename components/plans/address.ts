import type { PlanFilters } from "@/lib/plans/schema";

type AddressFilters = Omit<PlanFilters, "size">;

const defaults: AddressFilters = {
  page: 0,
  search: "",
  kind: "",
  subject: "",
  classLevel: "",
  status: "",
  sort: "newest",
};
const order = ["search", "kind", "subject", "classLevel", "status", "sort", "page"] as const;

/** The address of a list with these filters; what stands at its default is left out. */
export function listHref(path: string, filters: Partial<AddressFilters>): string {
  const query = new URLSearchParams();
  for (const name of order) {
    const value = filters[name];
    if (value !== undefined && value !== defaults[name]) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether the filters leave plans out; sorting and paging do not. */
export function isFiltered(filters: AddressFilters): boolean {
  return [filters.search, filters.kind, filters.subject, filters.classLevel, filters.status].some(Boolean);
}
