import type { ActivityFilters } from "@/lib/activity/schema";

const defaults: ActivityFilters = { page: 0, search: "", type: "", sort: "newest" };
const order = ["search", "type", "sort", "page"] as const;

/** The address of the timeline with these filters; what stands at its default is left out. */
export function timelineHref(path: string, filters: Partial<Record<keyof ActivityFilters, string | number>>): string {
  const query = new URLSearchParams();
  for (const name of order) {
    const value = filters[name];
    if (value !== undefined && value !== defaults[name]) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
