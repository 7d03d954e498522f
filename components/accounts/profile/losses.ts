import type { Locale } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate, formatMoney } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import { translatorOf } from "@/lib/i18n/translator";
import type { Payment } from "@/lib/payments/types";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";

type AccountHoldings = {
  info: SubscriptionInfo;
  /** Whole francs that the subscription's tier costs. */
  price: number;
  payments: readonly Payment[];
};

/**
 * What is lost with an account beside its plans: time that was paid for, plans that were bought or given, payments on their way.
 */
export function lossesOf(locale: Locale, { info, price, payments }: AccountHoldings): string[] {
  const { profile, payments: words } = loadMessages(locale);
  const t = translatorOf(locale);
  const { active, expiryDate, tierName: tier, bundlePlansRemaining: extra } = info;
  const pending = payments.filter(({ status }) => status === "pending");
  const items = pending.map(({ productName, amount }) =>
    [tierName(locale, productName) || words.bundle, formatMoney(amount, locale)].join(", "),
  );
  const paid = { tier: tierName(locale, tier), date: formatDate(expiryDate) };
  return [
    active && price > 0 ? interpolate(profile.losses.paid, paid) : "",
    active && extra > 0 ? t("profile.losses.extra", { count: extra }) : "",
    pending.length > 0 ? t("profile.losses.pending", { count: pending.length, items: items.join("; ") }) : "",
  ].filter(Boolean);
}
