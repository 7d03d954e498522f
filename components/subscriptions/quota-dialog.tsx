"use client";

import type subscriptions from "@/messages/en/subscriptions.json";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import type { FormState } from "@/lib/web/form-state";

export type QuotaLabels = (typeof subscriptions)["quota"];

type QuotaDialogProps = {
  /** What the server answered; closed while there is nothing. */
  refusal: Pick<FormState, "error" | "message"> | null;
  onClose: () => void;
  /** The subscription page in the reader's language. */
  subscriptionHref: string;
  labels: QuotaLabels;
};

/** "Lesson Plan Limit Reached": the message and the ways on. Bundles are not offered when the subscription has expired. */
export function QuotaDialog({ refusal, onClose, subscriptionHref, labels }: QuotaDialogProps) {
  return (
    <Dialog
      open={refusal !== null}
      onClose={onClose}
      title={labels.title}
      description={refusal?.message}
      closeLabel={labels.later}
      footer={
        <button type="button" onClick={onClose} className={buttonVariants({ variant: "ghost" })}>
          {labels.later}
        </button>
      }
    >
      <QuotaWays isExpired={refusal?.error === "SUBSCRIPTION_EXPIRED"} {...{ subscriptionHref, labels }} />
    </Dialog>
  );
}

type QuotaWaysProps = Pick<QuotaDialogProps, "subscriptionHref" | "labels"> & { isExpired: boolean };

export function QuotaWays({ isExpired, subscriptionHref, labels }: QuotaWaysProps) {
  return (
    <ul className="grid gap-3">
      {isExpired ? <Way href={subscriptionHref} name={labels.renew} note={labels.renewNote} /> : null}
      <Way href={subscriptionHref} name={labels.upgrade} note={labels.upgradeNote} mark={labels.recommended} />
      {isExpired ? null : (
        <Way href={`${subscriptionHref}?action=bundle`} name={labels.bundle} note={labels.bundleNote} />
      )}
    </ul>
  );
}

type WayProps = { href: string; name: string; note: string; mark?: string };

function Way({ href, name, note, mark }: WayProps) {
  const look = mark ? "border-primary bg-secondary" : "border-input hover:bg-accent";
  return (
    <li>
      <a href={href} className={`grid gap-1 rounded-xl border-2 px-4 py-3.5 ${look}`}>
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{name}</span>
          {mark ? (
            <span className="bg-sun text-sun-foreground rounded-full px-2.5 text-xs leading-5 font-semibold">
              {mark}
            </span>
          ) : null}
        </span>
        <span className="text-muted-foreground text-sm">{note}</span>
      </a>
    </li>
  );
}
