"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import { verifyPayment } from "./calls";
import type { Awaited, CheckoutLabels, Waiting } from "./types";
import type { Outcome } from "./use-waiting";

type OnOutcome = (outcome: Outcome, payment: Awaited) => void;
type WaitingCardProps = { awaited: Awaited; labels: CheckoutLabels; onOutcome: OnOutcome };

/** A payment on its way. It stands on the page instead of a dialog, so that everything else can go on. */
export function WaitingCard({ awaited, labels, onOutcome }: WaitingCardProps) {
  const { waiting } = labels;
  return (
    <section
      role="status"
      className="border-lake/35 bg-lake-soft grid gap-3 rounded-xl border p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-4"
    >
      <Spinner className="text-lake size-6" />
      <div className="grid gap-2">
        <h2 className="text-h3">{waiting.title}</h2>
        <p>{interpolate(waiting.text, { item: awaited.item || labels.callback.title })}</p>
        <Acts awaited={awaited} labels={labels} onOutcome={onOutcome} />
      </div>
    </section>
  );
}

type OtherCardProps = { waiting: Waiting; labels: CheckoutLabels; onOutcome: OnOutcome };

/** A payment that is not watched but may still come: it stands here until it has ended. */
export function OtherCard({ waiting, labels, onOutcome }: OtherCardProps) {
  const { unconfirmed, manual, begun, checked } = labels.waiting;
  const { item, begun: date, reference } = waiting;
  return (
    <section role="status" className="border-warning/35 bg-warning-soft grid gap-2 rounded-xl border p-5">
      <h2 className="text-h3">{reference === null ? unconfirmed : manual}</h2>
      <p className="break-words">
        {reference === null ? interpolate(begun, { item, date }) : interpolate(checked, { item, date, reference })}
      </p>
      {reference === null ? <Acts awaited={waiting} labels={labels} onOutcome={onOutcome} /> : null}
    </section>
  );
}

/** What the payer can do about it: pay it on the provider's page, or have it asked after now. */
function Acts({ awaited, labels, onOutcome }: WaitingCardProps) {
  const { waiting } = labels;
  const [asking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    const status = await verifyPayment(awaited.txRef).catch(() => "pending" as const);
    setAsking(false);
    if (status === "pending") toast.info(waiting.pending);
    else onOutcome(status, awaited);
  }

  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {awaited.link ? (
        <a href={awaited.link} className={buttonVariants({ size: "sm" })}>
          {waiting.open}
        </a>
      ) : null}
      <button
        type="button"
        disabled={asking}
        aria-busy={asking}
        className={buttonVariants({ variant: "outline", size: "sm" })}
        onClick={() => void ask()}
      >
        {asking ? <Spinner /> : null}
        {asking ? waiting.checking : waiting.check}
      </button>
    </div>
  );
}

type FailedCardProps = { item: string; labels: CheckoutLabels; onClose: () => void };

/** A payment that did not come about. */
export function FailedCard({ item, labels, onClose }: FailedCardProps) {
  const { failed, callback } = labels;
  return (
    <Alert
      tone="error"
      title={failed.title}
      actions={
        <button type="button" className={buttonVariants({ variant: "outline", size: "sm" })} onClick={onClose}>
          {failed.retry}
        </button>
      }
    >
      {interpolate(failed.text, { item: item || callback.title })}
    </Alert>
  );
}
