import type subscriptions from "@/messages/en/subscriptions.json";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { formatDate } from "@/lib/i18n/format";
import { tierName } from "@/lib/i18n/spoken-tier";
import { translatorOf } from "@/lib/i18n/translator";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import { StandingCard } from "./standing-card";

type StandingProps = {
  info: SubscriptionInfo;
  /** Days until the end, rounded up. */
  daysLeft: number;
  labels: (typeof subscriptions)["page"];
  locale: Locale;
};

/** The reader's tier, what is left of it, and until when. */
export function Standing({ info, daysLeft, labels, locale }: StandingProps) {
  const t = translatorOf(locale);
  const remaining = info.lessonPlansRemaining;
  const ofBundles = info.bundlePlansRemaining;
  const total = Math.max(info.lessonPlansPerMonth + (info.active ? ofBundles : 0), remaining);
  const notes = [
    ofBundles > 0
      ? t(info.active ? "subscriptions.page.fromBundles" : "subscriptions.page.bundleKept", {
          count: ofBundles,
          date: formatDate(info.bundleExpiryDate),
        })
      : "",
    info.active && info.nextMonthDate < info.expiryDate
      ? interpolate(labels.nextMonth, { count: info.lessonPlansPerMonth, date: formatDate(info.nextMonthDate) })
      : "",
  ];
  return (
    <StandingCard
      facts={[
        { name: labels.current, value: tierName(locale, info.tierName) },
        {
          name: labels.remaining,
          value: interpolate(labels.remainingOf, { remaining, total }),
          note: notes.filter(Boolean).join(" ") || undefined,
        },
        {
          name: info.active ? labels.expiry : labels.expired,
          value: formatDate(info.expiryDate),
          note: info.active ? t("subscriptions.page.daysLeft", { count: daysLeft }) : undefined,
        },
      ]}
      usage={info.active ? { remaining, total, label: labels.remaining } : null}
    />
  );
}
