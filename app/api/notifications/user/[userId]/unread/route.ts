import { z } from "zod";
import { notification } from "@/app/api/_answers/activity";
import { notificationJson } from "@/app/api/_notifications/notification-json";
import { listNotifications } from "@/lib/notifications/queries";
import { listQuery, readerParams } from "@/lib/notifications/schema";
import { assertOwn } from "@/lib/web/own-user";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "listUnread", params: readerParams, query: listQuery, answer: z.array(notification) },
  async (actor, { params, query, locale }) => {
    assertOwn(actor, params.userId, "unknown_notification");
    return (await listNotifications(actor, { ...query, locale, unreadOnly: true })).items.map(notificationJson);
  },
);
