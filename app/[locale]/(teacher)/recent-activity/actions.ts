"use server";

import { reportSize } from "@/lib/activity/constants";
import { listActivities } from "@/lib/activity/queries";
import { activityFilters } from "@/lib/activity/schema";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";

// Not in lib/activity: the doors ask accounts who knocks, and accounts stands above activity.

/** Everything that fits the filters, for a report that the browser writes. */
export const loadReportAction = defineAction(activityFilters, async (actor, filters, locale) => {
  const { actions } = loadMessages(locale).activity;
  const { items } = await listActivities(actor, { ...filters, actions, page: 0, size: reportSize });
  return { data: items.map(({ timestamp, type, title }) => ({ timestamp, type, title })) };
});
