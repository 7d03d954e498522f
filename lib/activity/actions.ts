"use server";

import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { reportSize } from "./constants";
import { listActivities } from "./queries";
import { activityFilters } from "./schema";

/** Everything that fits the filters, for a report that the browser writes. */
export const loadReportAction = defineAction(activityFilters, async (actor, filters, locale) => {
  const { actions } = loadMessages(locale).activity;
  const { items } = await listActivities(actor, { ...filters, actions, page: 0, size: reportSize });
  return { data: items.map(({ timestamp, type, title }) => ({ timestamp, type, title })) };
});
