import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { formatDate } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorOf } from "@/lib/i18n/translator";
import type { PlanLot, SubscriptionInfo } from "@/lib/subscriptions/types";

export type QuotaWords = {
  /** "1 of 5 plans used this month." */
  used: string;
  /** What can be used beside the month's plans: one sentence for each source. */
  beside: string[];
  usage: { value: number; max: number };
};

/** What was used of the month and what there is beside it: the same words wherever it is shown. */
export function quotaWords(locale: Locale, info: SubscriptionInfo): QuotaWords {
  const { card } = loadMessages(locale).subscriptions;
  const { lessonPlansUsedThisMonth: used, lessonPlansPerMonth: total } = info;
  return {
    used: interpolate(card.used, { used, total }),
    beside: info.active ? info.bundles.map((lot) => besideOf(locale, lot)) : [],
    usage: { value: used, max: total },
  };
}

function besideOf(locale: Locale, { source, left, endsAt, several }: PlanLot): string {
  const { until, firstUntil } = loadMessages(locale).subscriptions.beside;
  const end = interpolate(several ? firstUntil : until, { date: formatDate(endsAt) });
  return translatorOf(locale)(`subscriptions.beside.${source}`, { count: left, until: end });
}
