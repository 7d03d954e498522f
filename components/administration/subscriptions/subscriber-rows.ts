import type { Locale } from "@/lib/core/language";
import type { BadgeTone } from "@/components/ui/badge";
import type { Subscriber, SubscriptionStatus } from "@/lib/administration/subscribers/types";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate, formatNumber } from "@/lib/i18n/format";
import type administration from "@/messages/en/administration.json";

type Words = Pick<(typeof administration)["tiers"], "statuses" | "noTier" | "unknown" | "usage" | "usageBeside"> & {
  locale: Locale;
};

/** A subscriber as the table shows it: words and dates written out. */
export type SubscriberRow = Record<"email" | "tier" | "start" | "expiry" | "days" | "status" | "usage", string> & {
  id: number;
  tone: BadgeTone;
};

const tones: Readonly<Record<SubscriptionStatus, BadgeTone>> = {
  active: "primary",
  expiring: "warning",
  expired: "destructive",
  "no-tier": "outline",
};

export function toSubscriberRow(subscriber: Subscriber, words: Words): SubscriberRow {
  const { id, email, tier, startDate, expiryDate, daysUntilExpiry, status, usage, monthly } = subscriber;
  return {
    id,
    email,
    tier: tier ?? words.noTier,
    start: startDate ? formatDate(startDate) : words.unknown,
    expiry: expiryDate ? formatDate(expiryDate) : words.unknown,
    days: daysUntilExpiry === null ? words.unknown : signed(daysUntilExpiry, words.locale),
    status: words.statuses[status],
    tone: tones[status],
    usage:
      tier === null
        ? words.unknown
        : interpolate(usage.ofBundles > 0 ? words.usageBeside : words.usage, {
            used: formatNumber(usage.used, words.locale),
            total: formatNumber(monthly, words.locale),
            extra: formatNumber(usage.ofBundles, words.locale),
          }),
  };
}

function signed(days: number, locale: Locale): string {
  return days < 0 ? `−${formatNumber(-days, locale)}` : formatNumber(days, locale);
}
