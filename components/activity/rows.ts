import type { Activity, ActivityType } from "@/lib/activity/types";
import type { Locale } from "@/lib/core/language";
import { formatDateTime, relativeTime, type RelativeLabels } from "@/lib/i18n/format";
import { placeHref } from "./places";
import type { TimelineRow } from "./timeline";

type RowContext = {
  locale: Locale;
  now: Date;
  labels: { actions: Readonly<Record<ActivityType, string>>; relative: RelativeLabels };
};

/** Activities as the timeline shows them. */
export function toTimelineRows(activities: readonly Activity[], { locale, now, labels }: RowContext): TimelineRow[] {
  return activities.map((activity) => ({
    ...activity,
    action: labels.actions[activity.type],
    href: placeHref(locale, activity),
    when: relativeTime(activity.timestamp, { now, labels: labels.relative }),
    moment: formatDateTime(activity.timestamp),
  }));
}
