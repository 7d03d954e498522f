import { localeHref } from "@/components/layout/paths";
import type { Activity, ActivityType } from "@/lib/activity/types";
import type { Locale } from "@/lib/core/language";
import { formatDateTime, relativeTime, type RelativeLabels } from "@/lib/i18n/format";
import type { TimelineRow } from "./timeline";

/** Where the things of an activity are seen. */
const pages: Readonly<Record<string, string>> = { reb: "/lesson-plan/", rtb: "/rtb-lesson-plan/" };

type RowContext = {
  locale: Locale;
  now: Date;
  labels: { actions: Readonly<Record<ActivityType, string>>; relative: RelativeLabels };
};

/** Activities as the timeline shows them. */
export function toTimelineRows(activities: readonly Activity[], { locale, now, labels }: RowContext): TimelineRow[] {
  return activities.map((activity) => {
    const page = pages[activity.entityType];
    return {
      ...activity,
      action: labels.actions[activity.type],
      href: page && activity.entityId !== null ? localeHref(locale, `${page}${activity.entityId}`) : null,
      when: relativeTime(activity.timestamp, { now, labels: labels.relative }),
      moment: formatDateTime(activity.timestamp),
    };
  });
}
