"use client";

import { useState, type FormEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { mayContinue } from "./phone";
import type { CheckoutLabels, Offer } from "./types";

type PhoneDialogProps = {
  offer: Offer;
  labels: CheckoutLabels;
  busy: boolean;
  error?: string;
  onContinue: (phone: string) => void;
  onBack: () => void;
  onClose: () => void;
};

const formId = "payment-phone";

/** Asks for the number that pays. */
export function PhoneDialog({ offer, labels, busy, error, onContinue, onBack, onClose }: PhoneDialogProps) {
  const [phone, setPhone] = useState("");
  const { title, label, hint, continue: go } = labels.phone;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (mayContinue(phone) && !busy) onContinue(phone);
  }

  const buttons = (
    <>
      <button type="button" disabled={busy} onClick={onBack} className={buttonVariants({ variant: "ghost" })}>
        {labels.back}
      </button>
      <button
        type="submit"
        form={formId}
        disabled={busy || !mayContinue(phone)}
        aria-busy={busy}
        className={buttonVariants()}
      >
        {busy ? <Spinner /> : null}
        {busy ? labels.processing : go}
      </button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} description={offer.item} closeLabel={labels.close} footer={buttons}>
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          id="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          data-autofocus
          label={label}
          hint={hint}
          error={error}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
