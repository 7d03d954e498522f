import { localeHref } from "@/components/layout/paths";
import type { Locale } from "@/lib/core/language";
import { planTraits } from "@/lib/plans/kinds/traits";

/** Where the things of activities and notifications are seen; those that end in a slash or an equals sign take the thing's id. */
const places: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(planTraits).map(([kind, { places: own }]) => [kind, `${own.detail}/`])),
  tier: "/subscription",
  subscription: "/subscription",
  payment: "/subscription",
  payments: "/admin/payments",
  manualOrder: "/admin/payments?order=",
  contactMessages: "/admin/messages",
  contactMessage: "/admin/messages?message=",
  invitation: "/dashboard",
};

/** The path of a thing without a language, or null when it has no page. */
export function placeOf({ entityType, entityId }: { entityType: string | null; entityId: number | null }) {
  const place = entityType !== null && Object.hasOwn(places, entityType) ? places[entityType] : undefined;
  if (!place) return null;
  if (!/[/=]$/.test(place)) return place;
  return entityId === null ? null : `${place}${entityId}`;
}

/** The address of a thing's page in the reader's language, or null when it has no page. */
export function placeHref(locale: Locale, thing: Parameters<typeof placeOf>[0]): string | null {
  const place = placeOf(thing);
  return place && localeHref(locale, place);
}
