import { z } from "zod";
import { countUnread } from "@/lib/notifications/queries";
import { readerParams } from "@/lib/notifications/schema";
import { assertOwn } from "@/lib/web/own-user";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "countUnread", params: readerParams, answer: z.object({ count: z.int() }) },
  async (actor, { params }) => {
    assertOwn(actor, params.userId, "unknown_notification");
    return { count: await countUnread(actor) };
  },
);
