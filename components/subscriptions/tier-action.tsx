import { BuyButton } from "@/components/payments/buy-button";
import type { CheckoutLabels, Offer } from "@/components/payments/types";
import { days } from "@/lib/core/clock";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate } from "@/lib/i18n/format";
import { renewalDays } from "@/lib/subscriptions/constants";
import type { SubscriptionInfo, Tier } from "@/lib/subscriptions/types";
import type { FormState } from "@/lib/web/form-state";
import type subscriptions from "@/messages/en/subscriptions.json";
import { RenewButton } from "./renew-button";

type TierActionProps = {
  tier: Tier;
  info: SubscriptionInfo;
  offer: Offer;
  labels: (typeof subscriptions)["page"];
  checkout: CheckoutLabels;
  /** The action that renews a tier without a price. */
  renew: (previous: FormState, choice: { tierId: number }) => Promise<FormState>;
};

/** Why the tier cannot be had yet, and from when it can, or what it does not bring; "" where there is nothing to say. */
function noteOf({ tier, info, offer, labels }: Pick<TierActionProps, "tier" | "info" | "offer" | "labels">): string {
  if (!info.active) return "";
  if (tier.id !== info.tierId)
    return tier.price > 0 ? "" : interpolate(labels.freeLater, { date: formatDate(info.expiryDate) });
  const from = formatDate(new Date(new Date(info.expiryDate).getTime() - days(renewalDays)).toISOString());
  if (tier.price > 0) return offer.isEarly ? interpolate(labels.renewFrom, { date: from }) : "";
  if (offer.isEarly) return interpolate(labels.freeFrom, { date: from });
  // A tier without a price brings days alone, whatever it is renewed for.
  const isEmpty = info.lessonPlansRemaining === 0 && info.nextMonthDate < info.expiryDate;
  return isEmpty ? interpolate(labels.freeEmpty, { date: formatDate(info.nextMonthDate) }) : "";
}

/**
 * A paid tier is bought, a free one taken at once. Every other tier than the reader's says the same; what the server would refuse
 * now is not offered, and from when it is stands below.
 */
export function TierAction({ tier, info, offer, labels, checkout, renew }: TierActionProps) {
  const current = tier.id === info.tierId;
  const note = noteOf({ tier, info, offer, labels });
  const label = current ? checkout.renew : checkout.buy;
  const variant = current && !note ? "primary" : "outline";
  const isEarly = offer.isEarly || (info.active && !current && tier.price === 0);
  return (
    <>
      {tier.price > 0 ? (
        <BuyButton offer={offer} label={label} processing={checkout.processing} variant={variant} />
      ) : (
        <RenewButton
          tierId={tier.id}
          renew={renew}
          variant={variant}
          isEarly={isEarly}
          labels={{ label, working: labels.working, failed: labels.renewFailed }}
        />
      )}
      {note ? <p className="text-muted-foreground mt-2 text-sm">{note}</p> : null}
    </>
  );
}
