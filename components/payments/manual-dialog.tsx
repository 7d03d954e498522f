"use client";

import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { TextareaField } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { claimPayment } from "./calls";
import { SupportWays } from "./support-ways";
import type { DeskTexts, Offer } from "./types";
import { UssdCode } from "./ussd-code";

type ManualDialogProps = DeskTexts & { offer: Offer; onClose: () => void; onBack: () => void };

const formId = "payment-manual";

function missingReference({ reference }: Readonly<Record<string, unknown>>, message: string): Record<string, string> {
  return String(reference).trim() === "" ? { reference: message } : {};
}

/** The code to dial, and "I have paid" with the transaction. */
export function ManualDialog({ offer, onClose, onBack, ...texts }: ManualDialogProps) {
  const { labels, merchantCode, support } = texts;
  const { manual } = labels;
  const { answer, field, pending, props, refusal } = useActionForm({
    start: { reference: "" },
    check: async () => (values) => missingReference(values, manual.referenceMissing),
    send: (_input, { values }) => claimPayment(offer.choice, String(values.reference)),
    failed: manual.failed,
  });
  const isReceived = answer.status === "success";
  const buttons = isReceived ? (
    <button type="button" data-autofocus onClick={onClose} className={buttonVariants()}>
      {manual.done}
    </button>
  ) : (
    <>
      <button type="button" disabled={pending} onClick={onBack} className={buttonVariants({ variant: "ghost" })}>
        {labels.back}
      </button>
      {merchantCode ? (
        <SubmitButton form={formId} pending={pending} pendingLabel={manual.sending}>
          {manual.paid}
        </SubmitButton>
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
      {isReceived ? (
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
          <form {...props} id={formId}>
            <TextareaField
              {...field("reference")}
              rows={3}
              maxLength={1_000}
              label={manual.reference}
              hint={manual.referenceHint}
            />
          </form>
          {refusal && !refusal.fields?.reference ? (
            <Alert tone="error">{refusal.message || manual.failed}</Alert>
          ) : null}
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
