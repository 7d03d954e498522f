import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { seconds } from "@/lib/core/clock";
import { requireAdmin } from "@/lib/core/require-admin";
import { listTopReferrers } from "@/lib/referrals/queries";
import type { Referrer } from "@/lib/referrals/types";

// Counting over all referrals is costly and changes slowly; "Refresh" reads it anew.
const cachedTop = createCache<Referrer[]>({ max: 100, ttl: seconds(30) });

/** Who brought the most. Throws `forbidden`. */
export async function listReferrers(actor: Actor): Promise<Referrer[]> {
  requireAdmin(actor);
  return cachedTop(`${actor.accountId}:${actor.revision}`, () => listTopReferrers(actor));
}
