import type subscriptions from "@/messages/en/subscriptions.json";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { formatDate, formatNumber } from "@/lib/i18n/format";
import { tierName } from "@/lib/i18n/spoken-tier";
import { translatorOf } from "@/lib/i18n/translator";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import { quotaWords } from "./quota-words";
import { StandingCard } from "./standing-card";

type StandingProps = {
  info: SubscriptionInfo;
  /** Days until the end, rounded up. */
  daysLeft: number;
  labels: (typeof subscriptions)["page"];
  /** What the bar of the month's use is called. */
  usageLabel: string;
  locale: Locale;
};

/** The reader's tier, what is left of it, and until when. */
export function Standing({ info, daysLeft, labels, usageLabel, locale }: StandingProps) {
  const t = translatorOf(locale);
  const { used, beside, usage } = quotaWords(locale, info);
  const kept = { count: info.bundlePlansRemaining, date: formatDate(info.bundleExpiryDate) };
  const notes = info.active
    ? [
        used,
        ...beside,
        info.nextMonthDate < info.expiryDate
          ? interpolate(labels.nextMonth, { count: info.lessonPlansPerMonth, date: formatDate(info.nextMonthDate) })
          : "",
      ]
    : [kept.count > 0 ? t("subscriptions.page.bundleKept", kept) : ""];
  return (
    <StandingCard
      facts={[
        { name: labels.current, value: tierName(locale, info.tierName) },
        {
          name: labels.remaining,
          value: formatNumber(info.lessonPlansRemaining, locale),
          note: notes.filter(Boolean).join(" ") || undefined,
        },
        {
          name: info.active ? labels.expiry : labels.expired,
          value: formatDate(info.expiryDate),
          note: info.active ? t("subscriptions.page.daysLeft", { count: daysLeft }) : undefined,
        },
      ]}
      usage={info.active ? { ...usage, label: usageLabel } : null}
    />
  );
}
