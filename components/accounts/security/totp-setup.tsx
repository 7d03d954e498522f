"use client";

import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { SubmitButton } from "@/components/ui/submit-button";
import type { TotpEnrolment } from "@/lib/accounts/totp/types";
import { idle, type FormState } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { CodeField } from "../code-field";
import { TotpKey } from "./totp-key";

type TotpSetupProps = {
  enrolment: TotpEnrolment;
  labels: (typeof security)["totp"];
  action: (
    previous: FormState<{ codes: string[] | null }>,
    values: FormData,
  ) => Promise<FormState<{ codes: string[] | null }>>;
  onDone: (codes: string[] | null, message?: string) => void;
  onCancel?: () => void;
};

/** The button that led here is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** What the app is told, and the field for its first code. */
export function TotpSetup({ enrolment, labels, action, onDone, onCancel }: TotpSetupProps) {
  const { errors, field, pending, props, refusal } = useActionForm({
    start: { otp: "" },
    send: (input) => action(idle, input),
    failed: labels.failed,
    onDone: ({ data, message }) => onDone(data?.codes ?? null, message),
  });
  return (
    <form {...props} className="grid gap-4">
      {refusal && !errors.otp ? (
        <Alert tone="error" title={labels.failed}>
          {refusal.message}
        </Alert>
      ) : null}
      <p ref={takeFocus} tabIndex={-1} className="text-[1.0625rem] font-bold outline-none">
        {labels.step1}
      </p>
      <TotpKey {...{ enrolment, labels }} />
      <CodeField {...field("otp")} id="totp-code" label={labels.code} hint={labels.step2} />
      <div className="flex flex-wrap gap-3">
        {onCancel ? (
          <button type="button" onClick={onCancel} className={buttonVariants({ variant: "outline" })}>
            {labels.cancel}
          </button>
        ) : null}
        <SubmitButton pending={pending} pendingLabel={labels.pending}>
          {labels.confirm}
        </SubmitButton>
      </div>
    </form>
  );
}
