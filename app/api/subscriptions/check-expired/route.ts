import { requireAdmin } from "@/lib/core/require-admin";
import { countExpired, tellExpiries } from "@/lib/subscriptions/expiry/service";
import { defineRoute } from "@/lib/web/route";

/** What the job does every few minutes, now. A subscription's end counts by itself, with or without this call. */
export const POST = defineRoute({}, async (actor) => {
  requireAdmin(actor);
  const told = await tellExpiries();
  return { success: true, expired: await countExpired(), told };
});
