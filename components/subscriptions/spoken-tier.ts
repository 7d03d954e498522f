type Spoken = { name: string; text: string };

/** The first tiers have translated names and descriptions; one that an administrator made speaks for itself. */
export function spokenTier(
  known: Partial<Record<string, Spoken>>,
  tier: { name: string; description: string },
): Spoken {
  return known[tier.name] ?? { name: tier.name, text: tier.description };
}
