import { countExpired, notifyOfExpiries } from "@/lib/subscriptions/expiry/service";
import { defineRoute } from "@/lib/web/route";

/** What the job does every few minutes, now. A subscription's end counts by itself, with or without this call. */
export const POST = defineRoute({ admin: true }, async () => {
  const told = await notifyOfExpiries();
  return { success: true, expired: await countExpired(), told };
});
