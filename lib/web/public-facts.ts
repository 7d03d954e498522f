import { unstable_cache } from "next/cache";
import { seededTiers } from "@/db/seed/tiers";
import { countTeachers } from "@/lib/accounts/queries";
import { env } from "@/lib/core/env";
import { countPlans } from "@/lib/plans/queries";
import { listTiers } from "@/lib/subscriptions/queries";

/** What is claimed until the real counts are larger. Source: specification 1, section 1. */
const claimed = { teachers: 20_000, plans: 2_468 };

/** During a build there is no database; one second later the pages are stale and the first visit has them made anew. */
const factsOfBuild = unstable_cache(async () => ({ tiers: seededTiers, figures: claimed }), ["facts-of-build"], {
  revalidate: 1,
});

/** The prices and figures of the public pages. */
export async function readPublicFacts() {
  if (env().building) return factsOfBuild();
  const [tiers, teachers, plans] = await Promise.all([listTiers(), countTeachers(), countPlans()]);
  const figures = { teachers: Math.max(teachers, claimed.teachers), plans: Math.max(plans, claimed.plans) };
  return { tiers, figures };
}
