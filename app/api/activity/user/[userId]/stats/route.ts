import { activityStats } from "@/app/api/_answers/activity";
import { getActivityStats } from "@/lib/activity/queries";
import { readerParams } from "@/lib/notifications/schema";
import { assertOwn } from "@/lib/web/own-user";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "activityStats", params: readerParams, answer: activityStats },
  (actor, { params }) => {
    assertOwn(actor, params.userId, "unknown_user");
    return getActivityStats(actor);
  },
);
