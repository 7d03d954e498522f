import { BuyButton } from "@/components/payments/buy-button";
import type { CheckoutLabels, Offer } from "@/components/payments/types";
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

/**
 * A paid tier is bought, a free one taken at once. Every other tier than the reader's says the same; whether it can be had
 * now is the server's to say.
 */
export function TierAction({ tier, info, offer, labels, checkout, renew }: TierActionProps) {
  const current = tier.id === info.tierId;
  if (tier.price > 0) {
    return (
      <BuyButton
        offer={offer}
        label={current ? checkout.renew : checkout.buy}
        processing={checkout.processing}
        variant={current ? "primary" : "outline"}
      />
    );
  }
  const words = { label: current ? checkout.renew : checkout.buy, working: labels.working, failed: labels.renewFailed };
  return <RenewButton tierId={tier.id} renew={renew} labels={words} />;
}
