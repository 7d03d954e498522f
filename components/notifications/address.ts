import type { NotificationFilters } from "@/lib/notifications/schema";

/** The address of the list with these filters; what stands at its default is left out. */
export function notificationsHref(path: string, { page, show }: NotificationFilters): string {
  const query = new URLSearchParams();
  if (show !== "all") query.set("show", show);
  if (page > 0) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
