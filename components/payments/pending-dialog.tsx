"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { interpolate } from "@/lib/core/interpolate";
import type { CheckoutLabels, Offer, Waiting } from "./types";

type PendingDialogProps = {
  offer: Offer;
  waiting: Waiting;
  labels: CheckoutLabels;
  onContinue: (waiting: Waiting) => void;
  onAnother: () => void;
  onClose: () => void;
};

/** Before a second payment for the same thing: that the first may still come, and which of the two is wanted. */
export function PendingDialog({ offer, waiting, labels, onContinue, onAnother, onClose }: PendingDialogProps) {
  const { pending } = labels;
  const { begun, reference } = waiting;
  const since = begun ? interpolate(reference === null ? pending.begun : pending.told, { date: begun }) : "";
  const buttons = (
    <>
      <button type="button" className={buttonVariants({ variant: "outline" })} onClick={onAnother}>
        {pending.another}
      </button>
      <button type="button" data-autofocus className={buttonVariants()} onClick={() => onContinue(waiting)}>
        {pending.continue}
      </button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={pending.title}
      description={offer.item}
      closeLabel={labels.close}
      footer={buttons}
    >
      <Alert tone="warning">{[since, pending.twice].filter(Boolean).join(" ")}</Alert>
    </Dialog>
  );
}
