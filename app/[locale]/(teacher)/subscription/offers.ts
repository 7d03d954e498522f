import type { Offer, Waiting } from "@/components/payments/types";
import { now } from "@/lib/core/clock";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { formatDate, formatDateTime, formatMoney } from "@/lib/i18n/format";
import type { Messages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import type { Payment } from "@/lib/payments/types";
import { mayRenew, monthsAhead } from "@/lib/subscriptions/rules";
import type { SubscriptionInfo, Tier } from "@/lib/subscriptions/types";

type Words = { messages: Messages; locale: Locale };
/** What is said of plans that another tier leaves. */
type TierWords = Words & { kept: string };

/**
 * What another tier leaves of the one that runs: the rest of the month, and months that were paid ahead; "" where it leaves
 * nothing. Source: PAY-6.
 */
export function keptWords(info: SubscriptionInfo, tiers: readonly Tier[], { subscriptions }: Messages): string {
  const { active, startDate, expiryDate, lessonPlansPerMonth: monthly, lessonPlansUsedThisMonth: used } = info;
  if (!active) return "";
  const isFree = tiers.some(({ id, price }) => id === info.tierId && price === 0);
  const term = { startedAt: new Date(startDate), expiresAt: new Date(expiryDate) };
  const isLeft = used < monthly || (!isFree && monthsAhead(term, now()).length > 0);
  return isLeft ? interpolate(subscriptions.page.keeps, { date: formatDate(expiryDate) }) : "";
}

/** A tier as something to buy, and whether it cannot be renewed yet. */
export function tierOffer(tier: Tier, info: SubscriptionInfo, { messages, locale, kept }: TierWords): Offer {
  const { lessonPlansRemaining: remaining, expiryDate } = info;
  const isCurrent = info.active && info.tierId === tier.id;
  return {
    choice: { tierId: tier.id },
    item: interpolate(messages.checkout.item, {
      name: tierName(locale, tier.name),
      price: formatMoney(tier.price, locale),
    }),
    price: tier.price,
    isEarly: isCurrent && !mayRenew({ expiresAt: new Date(expiryDate), remaining }, now()),
    note: isCurrent ? null : kept || null,
  };
}

export function bundleOffer(
  bundle: { plans: number; price: number },
  { messages: { checkout }, locale }: Words,
): Offer {
  const name = interpolate(checkout.bundleName, { count: bundle.plans });
  const item = interpolate(checkout.item, { name, price: formatMoney(bundle.price, locale) });
  return { choice: { bundle: true }, item, price: bundle.price, isEarly: false, note: null };
}

type WaitingOptions = {
  messages: Messages;
  locale: Locale;
  /** The reference of a payment that the reader has given up. It is asked after all the same, by the job. */
  cancelled: unknown;
};

function itemOf({ productName, amount }: Payment, { messages, locale }: Pick<WaitingOptions, "messages" | "locale">) {
  const name = tierName(locale, productName) || messages.payments.bundle;
  return interpolate(messages.checkout.item, { name, price: formatMoney(amount, locale) });
}

/** Every payment that may still come, the newest first. */
export function waitingOf(payments: readonly Payment[], { cancelled, ...words }: WaitingOptions): Waiting[] {
  return payments
    .filter(({ status, txRef }) => status === "pending" && txRef !== cancelled)
    .map((payment) => ({
      txRef: payment.txRef,
      startedAt: new Date(payment.createdAt).getTime(),
      item: itemOf(payment, words),
      link: payment.link,
      choice: payment.tierId === null ? { bundle: true } : { tierId: payment.tierId },
      begun: formatDateTime(payment.createdAt),
      reference: payment.gateway === "manual" ? (payment.reference ?? "") : null,
    }));
}

/** What was not paid, where the reader comes back from a payment that was declined or given up; "" unless it is theirs. */
export function declinedOf(
  payments: readonly Payment[],
  { query, ...words }: Pick<WaitingOptions, "messages" | "locale"> & { query: Record<string, unknown> },
): string {
  const back = payments.find(({ txRef }) => txRef === query.declined || txRef === query.cancelled);
  return back && back.status !== "successful" ? itemOf(back, words) : "";
}

const successful = ["successful", "completed", "success"];

/** The reference that a return from the provider names; whether it was paid is asked of the server. */
export function returnedFrom(query: Record<string, string | string[] | undefined>): string | null {
  const { status, tx_ref: txRef } = query;
  return typeof txRef === "string" && typeof status === "string" && successful.includes(status) ? txRef : null;
}
