"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import type subscriptions from "@/messages/en/subscriptions.json";

export type LimitLabels = (typeof subscriptions)["limit"];

type LimitDialogProps = {
  open: boolean;
  onClose: () => void;
  message: string;
  labels: LimitLabels;
  hrefs: { bundle: string; upgrade: string };
};

/** No plans left, or the subscription is over: what can be done about it. */
export function LimitDialog({ open, onClose, message, labels, hrefs }: LimitDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      description={message}
      closeLabel={labels.later}
      footer={
        <>
          <button type="button" className={buttonVariants({ variant: "ghost" })} onClick={onClose}>
            {labels.later}
          </button>
          <a href={hrefs.bundle} className={buttonVariants({ variant: "outline" })}>
            {labels.bundle}
          </a>
          <a href={hrefs.upgrade} className={buttonVariants({})}>
            {labels.upgrade} <span className="font-normal">{`(${labels.recommended})`}</span>
          </a>
        </>
      }
    />
  );
}
