import { placeHref } from "@/components/activity/places";
import type { Locale } from "@/lib/core/language";
import { formatDateTime, relativeTime, type RelativeLabels } from "@/lib/i18n/format";
import type { Notification } from "@/lib/notifications/types";
import type { NotificationRow } from "./types";

type RowContext = { locale: Locale; now: Date; relative: RelativeLabels };

/** Notifications as the bell and the page show them. */
export function toNotificationRows(
  notifications: readonly Notification[],
  { locale, now, relative }: RowContext,
): NotificationRow[] {
  return notifications.map(({ id, type, title, message, createdAt, read, ...about }) => ({
    id,
    type,
    title,
    message,
    createdAt,
    read,
    href: placeHref(locale, about),
    when: relativeTime(createdAt, { now, labels: relative }),
    moment: formatDateTime(createdAt),
  }));
}
