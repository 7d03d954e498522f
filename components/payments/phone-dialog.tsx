"use client";

import { useForm, useWatch } from "react-hook-form";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { TextField } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/submit-button";
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
  const { control, register, handleSubmit } = useForm({ defaultValues: { phoneNumber: "" } });
  const phone = useWatch({ control, name: "phoneNumber" });
  const { title, label, hint, continue: go } = labels.phone;

  const submit = handleSubmit(({ phoneNumber }) => {
    if (mayContinue(phoneNumber) && !busy) onContinue(phoneNumber);
  });
  const buttons = (
    <>
      <button type="button" disabled={busy} onClick={onBack} className={buttonVariants({ variant: "ghost" })}>
        {labels.back}
      </button>
      <SubmitButton form={formId} disabled={!mayContinue(phone)} pending={busy} pendingLabel={labels.processing}>
        {go}
      </SubmitButton>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} description={offer.item} closeLabel={labels.close} footer={buttons}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          {...register("phoneNumber")}
          id="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          data-autofocus
          label={label}
          hint={hint}
          error={error}
        />
      </form>
    </Dialog>
  );
}
