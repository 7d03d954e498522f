"use client";

import { buttonVariants, type ButtonLook } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { useCheckout } from "./checkout-context";
import type { Offer } from "./types";

type BuyButtonProps = { offer: Offer; label: string; processing: string; variant?: ButtonLook["variant"] };

/** Opens the payment dialogs for an offer; it cannot be pressed while its payment is being started, nor before it can be had. */
export function BuyButton({ offer, label, processing, variant }: BuyButtonProps) {
  const desk = useCheckout();
  const busy = desk.processing === offer.item;
  return (
    <button
      type="button"
      disabled={busy || offer.isEarly}
      aria-busy={busy}
      aria-haspopup="dialog"
      className={buttonVariants({ variant })}
      onClick={() => desk.open(offer)}
    >
      {busy ? <Spinner /> : null}
      {busy ? processing : label}
    </button>
  );
}
