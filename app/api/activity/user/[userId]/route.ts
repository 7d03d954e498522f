import { z } from "zod";
import { timelineItem } from "@/app/api/_answers/activity";
import { activityQuery } from "@/lib/activity/schema";
import { readerParams } from "@/lib/notifications/schema";
import { listTimeline } from "@/lib/notifications/timeline/queries";
import { assertOwn } from "@/lib/web/own-user";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "listActivity", params: readerParams, query: activityQuery, answer: z.array(timelineItem) },
  async (actor, { params, query, locale }) => {
    assertOwn(actor, params.userId, "unknown_user");
    return (await listTimeline(actor, { ...query, locale })).items;
  },
);
