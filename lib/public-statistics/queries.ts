import { seededTiers } from "@/db/seed/tiers";
import { countTeachers } from "@/lib/accounts/queries";
import { env } from "@/lib/core/env";
import { countPlans } from "@/lib/plans/queries";
import { listTiers } from "@/lib/subscriptions/queries";
import { claimedFigures, realFigures } from "./rules";

/** The figures of the two pages that show some: the claimed ones, or with `PUBLIC_FIGURES=real` only what is so. */
function figuresOf(counts: { teachers: number; plans: number }) {
  const figures = env().PUBLIC_FIGURES === "real" ? realFigures : claimedFigures;
  return { landing: figures(counts, "teachers"), about: figures(counts, "helped") };
}

/** The prices and figures of the public pages; a build has no database and gets those of a new installation. */
export async function readPublicFacts() {
  if (env().building) return { tiers: seededTiers, figures: figuresOf({ teachers: 0, plans: 0 }) };
  const [tiers, teachers, plans] = await Promise.all([listTiers(), countTeachers(), countPlans()]);
  return { tiers, figures: figuresOf({ teachers, plans }) };
}
