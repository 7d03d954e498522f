import type { Locale } from "@/lib/core/language";
import { BuyButton } from "@/components/payments/buy-button";
import type { CheckoutLabels, Offer } from "@/components/payments/types";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate, formatMoney } from "@/lib/i18n/format";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import type subscriptions from "@/messages/en/subscriptions.json";

type BundleCardProps = {
  bundle: { plans: number; price: number };
  /** ISO moment until which plans bought now can be used. */
  until: string;
  offer: Offer;
  info: SubscriptionInfo;
  labels: (typeof subscriptions)["page"];
  locale: Locale;
  checkout: CheckoutLabels;
};

/** Plans for the running month, beside the tiers. */
export function BundleCard({ bundle, until, offer, info, labels, checkout, locale }: BundleCardProps) {
  const price = formatMoney(bundle.price, locale);
  const words = info.active
    ? interpolate(labels.bundleText, { count: bundle.plans, price, date: formatDate(until) })
    : interpolate(labels.bundleEnded, { count: bundle.plans, price });
  return (
    <section
      id="bundle"
      aria-labelledby="bundle-title"
      className="border-sun/60 bg-card shadow-card flex scroll-mt-20 flex-wrap items-center justify-between gap-4 rounded-xl border-2 p-5 sm:p-6"
    >
      <div className="grid max-w-prose gap-1">
        <h2 id="bundle-title" className="text-h3">
          {labels.bundleTitle}
        </h2>
        <p>{words}</p>
      </div>
      {info.active ? (
        <BuyButton offer={offer} label={checkout.buyBundle} processing={checkout.processing} variant="sun" />
      ) : null}
    </section>
  );
}
