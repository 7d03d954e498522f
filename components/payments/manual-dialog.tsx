"use client";

import { useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { TextareaField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { claimPayment } from "./calls";
import { SupportWays } from "./support-ways";
import type { DeskTexts, Offer } from "./types";
import { UssdCode } from "./ussd-code";

type ManualDialogProps = DeskTexts & { offer: Offer; onClose: () => void; onBack: () => void };

const formId = "payment-manual";

/** The code to dial, and "I have paid" with the transaction. */
export function ManualDialog({ offer, onClose, onBack, ...texts }: ManualDialogProps) {
  const { labels, merchantCode, support } = texts;
  const { manual } = labels;
  const claim = useClaim(offer, labels);
  const buttons = claim.received ? (
    <button type="button" data-autofocus onClick={onClose} className={buttonVariants()}>
      {manual.done}
    </button>
  ) : (
    <>
      <button type="button" disabled={claim.busy} onClick={onBack} className={buttonVariants({ variant: "ghost" })}>
        {labels.back}
      </button>
      {merchantCode ? (
        <button type="submit" form={formId} disabled={claim.busy} aria-busy={claim.busy} className={buttonVariants()}>
          {claim.busy ? <Spinner /> : null}
          {claim.busy ? manual.sending : manual.paid}
        </button>
      ) : null}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={manual.title}
      description={offer.item}
      closeLabel={labels.close}
      footer={buttons}
    >
      {claim.received ? (
        <>
          <Alert tone="success" title={manual.received}>
            {manual.receivedText}
          </Alert>
          <SupportWays support={{ whatsapp: support.whatsapp }} labels={{ whatsapp: manual.screenshot }} />
        </>
      ) : merchantCode ? (
        <>
          <h3>{manual.dial}</h3>
          <UssdCode code={`*182*8*1*${merchantCode}*${offer.price}#`} labels={manual} />
          <h3>{manual.tell}</h3>
          <form id={formId} noValidate onSubmit={claim.submit}>
            <TextareaField
              id="reference"
              rows={3}
              maxLength={1_000}
              label={manual.reference}
              hint={manual.referenceHint}
              error={claim.fieldError}
              value={claim.reference}
              onChange={(event) => claim.change(event.target.value)}
            />
          </form>
          {claim.failure ? <Alert tone="error">{claim.failure}</Alert> : null}
        </>
      ) : (
        <>
          <p>{manual.noCode}</p>
          <SupportWays support={support} contact={texts.hrefs.contact} />
        </>
      )}
    </Dialog>
  );
}

function useClaim(offer: Offer, { manual }: DeskTexts["labels"]) {
  const [reference, setReference] = useState("");
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [received, setReceived] = useState(false);

  async function send() {
    setBusy(true);
    setFailure(undefined);
    try {
      const refusal = await claimPayment(offer.choice, reference);
      if (!refusal) return setReceived(true);
      if (refusal.fields.reference) setFieldError(refusal.fields.reference);
      else setFailure(refusal.message || manual.failed);
    } catch {
      setFailure(manual.failed);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reference.trim()) void send();
    else setFieldError(manual.referenceMissing);
  }

  function change(written: string) {
    setReference(written);
    setFieldError(undefined);
  }
  return { reference, fieldError, failure, busy, received, submit, change };
}
