"use client";

import type { FormEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { TextareaField } from "@/components/ui/fields/field";
import { Spinner } from "@/components/ui/spinner";
import type { Messages } from "@/lib/i18n/messages";
import { longestReason } from "@/lib/plans/review/constants";

type RejectDialogProps = {
  onClose: () => void;
  onReject: (reason: string) => void;
  pending: boolean;
  error: string;
  labels: Messages["review"];
};

/** Asks for the reason; what was typed stays through an error. */
export function RejectDialog({ onClose, onReject, pending, error, labels }: RejectDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onReject(String(new FormData(event.currentTarget).get("reason") ?? ""));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.rejectTitle}
      description={labels.rejectText}
      closeLabel={labels.cancel}
      footer={
        <>
          <button type="button" onClick={onClose} className={buttonVariants({ variant: "outline" })}>
            {labels.cancel}
          </button>
          <button
            type="submit"
            form="reject-form"
            disabled={pending}
            className={buttonVariants({ variant: "destructive" })}
          >
            {pending ? <Spinner /> : null}
            {pending ? labels.rejecting : labels.reject}
          </button>
        </>
      }
    >
      <form id="reject-form" onSubmit={submit} noValidate>
        <TextareaField
          id="reason"
          label={labels.reason}
          hint={labels.reasonHint}
          error={error || undefined}
          rows={4}
          maxLength={longestReason}
          data-autofocus
          required
        />
      </form>
    </Dialog>
  );
}
