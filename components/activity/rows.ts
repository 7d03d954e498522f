import type { Locale } from "@/lib/core/language";
import { formatDateTime, relativeTime, type RelativeLabels } from "@/lib/i18n/format";
import type { TimelineItem } from "@/lib/notifications/timeline/types";
import { placeHref } from "./places";
import type { TimelineRow } from "./timeline";

type RowContext = { locale: Locale; now: Date; relative: RelativeLabels };

/** What happened, as the timeline shows it. */
export function toTimelineRows(items: readonly TimelineItem[], { locale, now, relative }: RowContext): TimelineRow[] {
  return items.map((item) => ({
    ...item,
    href: placeHref(locale, item),
    when: relativeTime(item.timestamp, { now, labels: relative }),
    moment: formatDateTime(item.timestamp),
  }));
}
