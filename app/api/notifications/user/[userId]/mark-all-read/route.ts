import { z } from "zod";
import { readerParams } from "@/lib/notifications/schema";
import { markAllRead } from "@/lib/notifications/service";
import { assertOwn } from "@/lib/web/own-user";
import { defineRoute } from "@/lib/web/route";

export const PUT = defineRoute(
  { name: "markAllRead", params: readerParams, answer: z.object({ marked: z.int() }) },
  async (actor, { params }) => {
    assertOwn(actor, params.userId, "unknown_notification");
    return { marked: await markAllRead(actor) };
  },
);
