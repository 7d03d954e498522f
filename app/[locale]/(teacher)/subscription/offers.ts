import type { Awaited, Offer } from "@/components/payments/types";
import { minutes, now } from "@/lib/core/clock";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { formatDate, formatMoney } from "@/lib/i18n/format";
import type { Messages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import type { Payment } from "@/lib/payments/types";
import { mayRenew } from "@/lib/subscriptions/rules";
import type { SubscriptionInfo, Tier } from "@/lib/subscriptions/types";

/** As long as a payment is waited for on the screen. */
const longestWait = minutes(10);

type Refuse = (values: { count: number; date: string }) => string;
type Words = { messages: Messages; locale: Locale; refuse: Refuse };

/** A tier as something to buy, with the reason if it cannot be renewed yet. */
export function tierOffer(tier: Tier, info: SubscriptionInfo, { messages, locale, refuse }: Words): Offer {
  const { lessonPlansRemaining: remaining, expiryDate } = info;
  const running = info.active && info.tierId === tier.id;
  const early = running && !mayRenew({ expiresAt: new Date(expiryDate), remaining }, now());
  return {
    choice: { tierId: tier.id },
    item: interpolate(messages.checkout.item, {
      name: tierName(locale, tier.name),
      price: formatMoney(tier.price, locale),
    }),
    price: tier.price,
    refusal: early ? refuse({ count: remaining, date: formatDate(expiryDate) }) : null,
  };
}

export function bundleOffer(
  bundle: { plans: number; price: number },
  { messages: { checkout }, locale }: Omit<Words, "refuse">,
): Offer {
  const name = interpolate(checkout.bundleName, { count: bundle.plans });
  const item = interpolate(checkout.item, { name, price: formatMoney(bundle.price, locale) });
  return { choice: { bundle: true }, item, price: bundle.price, refusal: null };
}

type AwaitedOptions = {
  messages: Messages;
  locale: Locale;
  /** The reference of a payment that the reader has given up. It is asked after all the same, by the job. */
  cancelled: unknown;
};

/** The newest payment that may still come while the reader watches, or null. */
export function awaitedOf(
  payments: readonly Payment[],
  { messages, locale, cancelled }: AwaitedOptions,
): Awaited | null {
  const [newest] = payments;
  if (newest?.status !== "pending" || newest.gateway === "manual" || newest.txRef === cancelled) return null;
  const startedAt = new Date(newest.createdAt).getTime();
  if (now().getTime() - startedAt >= longestWait) return null;
  const name = tierName(locale, newest.productName) || messages.payments.bundle;
  const item = interpolate(messages.checkout.item, { name, price: formatMoney(newest.amount, locale) });
  return { txRef: newest.txRef, startedAt, item, link: newest.link };
}

const successful = ["successful", "completed", "success"];

/** The reference that a return from the provider names; whether it was paid is asked of the server. */
export function returnedFrom(query: Record<string, string | string[] | undefined>): string | null {
  const { status, tx_ref: txRef } = query;
  return typeof txRef === "string" && typeof status === "string" && successful.includes(status) ? txRef : null;
}
