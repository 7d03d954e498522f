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

/** Why the tier cannot be had yet, and from when it can; "" where it can be had now. */
function noteOf({ tier, info, offer, labels }: Pick<TierActionProps, "tier" | "info" | "offer" | "labels">): string {
  if (!info.active) return "";
  const ends = new Date(info.expiryDate);
  if (tier.id === info.tierId) {
    const from = new Date(ends.getTime() - days(renewalDays)).toISOString();
    return offer.refusal ? interpolate(labels.renewFrom, { date: formatDate(from) }) : "";
  }
  return tier.price > 0 ? "" : interpolate(labels.freeLater, { date: formatDate(info.expiryDate) });
}

/**
 * A paid tier is bought, a free one taken at once. Every other tier than the reader's says the same; whether it can be had
 * now is the server's to say, and what it would say stands below.
 */
export function TierAction({ tier, info, offer, labels, checkout, renew }: TierActionProps) {
  const current = tier.id === info.tierId;
  const note = noteOf({ tier, info, offer, labels });
  const label = current ? checkout.renew : checkout.buy;
  const variant = current && !note ? "primary" : "outline";
  return (
    <>
      {tier.price > 0 ? (
        <BuyButton offer={offer} label={label} processing={checkout.processing} variant={variant} />
      ) : (
        <RenewButton
          tierId={tier.id}
          renew={renew}
          variant={variant}
          labels={{ label, working: labels.working, failed: labels.renewFailed }}
        />
      )}
      {note ? <p className="text-muted-foreground mt-2 text-sm">{note}</p> : null}
    </>
  );
}
