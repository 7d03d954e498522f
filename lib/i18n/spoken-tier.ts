import type { Locale } from "@/lib/core/language";
import { loadMessages } from "./messages";

type Spoken = { name: string; text: string };

/** The first tiers have translated names and descriptions; one that an administrator made speaks for itself. */
export function spokenTier(locale: Locale, tier: { name: string; description: string }): Spoken {
  const known: Partial<Record<string, Spoken>> = loadMessages(locale).public.home.pricing.known;
  const own = { name: tier.name, text: tier.description };
  return Object.hasOwn(known, tier.name) ? (known[tier.name] ?? own) : own;
}

/** The name of a tier, or of what else was bought, as the reader knows it. */
export function tierName(locale: Locale, name: string): string {
  return spokenTier(locale, { name, description: "" }).name;
}
