import { notification } from "@/app/api/_answers/activity";
import { notificationJson } from "@/app/api/_notifications/notification-json";
import { notificationParams, readerParams } from "@/lib/notifications/schema";
import { getNotification } from "@/lib/notifications/queries";
import { markRead } from "@/lib/notifications/service";
import { assertOwn } from "@/lib/web/own-user";
import { defineRoute } from "@/lib/web/route";

export const PUT = defineRoute(
  { name: "markRead", params: notificationParams, query: readerParams.partial(), answer: notification },
  async (actor, { params, query, locale }) => {
    assertOwn(actor, query.userId ?? actor.accountId, "unknown_notification");
    await markRead(actor, params.id);
    return notificationJson(await getNotification(actor, params.id, locale));
  },
);
