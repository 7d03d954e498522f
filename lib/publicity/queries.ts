import { seededTiers } from "@/db/seed/tiers";
import { countTeachers } from "@/lib/accounts/queries";
import { env } from "@/lib/core/env";
import { countPlans } from "@/lib/plans/queries";
import { listTiers } from "@/lib/subscriptions/queries";

/** What is claimed until the real counts are larger. Source: specification 1, section 1. */
const claimed = { teachers: 20_000, plans: 2_468 };

/** The prices and figures of the public pages; a build has no database and gets those of a new installation. */
export async function readPublicFacts() {
  if (env().building) return { tiers: seededTiers, figures: claimed };
  const [tiers, teachers, plans] = await Promise.all([listTiers(), countTeachers(), countPlans()]);
  const figures = { teachers: Math.max(teachers, claimed.teachers), plans: Math.max(plans, claimed.plans) };
  return { tiers, figures };
}
