import { reportSize } from "@/lib/activity/constants";
import { activityFilters } from "@/lib/activity/schema";
import { dateInKigali, now } from "@/lib/core/clock";
import { formatDateTime } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { readerParams } from "@/lib/notifications/schema";
import { eachTimelineItem } from "@/lib/notifications/timeline/queries";
import type { TimelineItem } from "@/lib/notifications/timeline/types";
import { csvFile } from "@/lib/web/csv";
import { assertOwn } from "@/lib/web/own-user";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "exportActivity", params: readerParams, query: activityFilters, answer: "csv" },
  async (actor, { params, query, locale }) => {
    assertOwn(actor, params.userId, "unknown_user");
    const { report, types } = loadMessages(locale).activity;
    return csvFile({
      name: `activity-report-${dateInKigali(now())}.csv`,
      head: [report.timestamp, report.action, report.title, report.type],
      rows: lines(eachTimelineItem(actor, { ...query, locale, most: reportSize }), types),
    });
  },
);

async function* lines(items: AsyncIterable<TimelineItem>, types: Readonly<Record<TimelineItem["type"], string>>) {
  for await (const { timestamp, action, title, type } of items) {
    yield [formatDateTime(timestamp), action, title, types[type]];
  }
}
