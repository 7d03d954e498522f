import { z } from "zod";
import { countExpired, notifyOfExpiries } from "@/lib/subscriptions/expiry/service";
import { defineRoute } from "@/lib/web/route";

/** What the job does every few minutes, now. A subscription's end counts by itself, with or without this call. */
export const POST = defineRoute(
  { name: "checkExpired", admin: true, answer: z.object({ success: z.boolean(), expired: z.int(), told: z.int() }) },
  async () => {
    const told = await notifyOfExpiries();
    return { success: true, expired: await countExpired(), told };
  },
);
