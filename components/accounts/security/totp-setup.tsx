"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldControl } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";
import type { TotpEnrolment } from "@/lib/accounts/totp/types";
import type { FormState } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { useKeptForm } from "../use-kept-form";
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
  const { state, errors, pending, onSubmit } = useKeptForm<{ codes: string[] | null }>({
    action,
    failed: labels.failed,
    onDone: ({ data, message }) => onDone(data?.codes ?? null, message),
  });
  const field = { id: "totp-code", error: errors.otp };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {state.status === "error" && !errors.otp ? (
        <Alert tone="error" title={labels.failed}>
          {state.message}
        </Alert>
      ) : null}
      <p ref={takeFocus} tabIndex={-1} className="text-[1.0625rem] font-bold outline-none">
        {labels.step1}
      </p>
      <TotpKey {...{ enrolment, labels }} />
      <Field {...field} label={labels.code} hint={labels.step2}>
        <OtpInput {...fieldControl({ ...field, hint: labels.step2 })} name="otp" required />
      </Field>
      <div className="flex flex-wrap gap-3">
        {onCancel ? (
          <button type="button" onClick={onCancel} className={buttonVariants({ variant: "outline" })}>
            {labels.cancel}
          </button>
        ) : null}
        <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants()}>
          {pending ? labels.pending : labels.confirm}
        </button>
      </div>
    </form>
  );
}
