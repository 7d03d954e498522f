"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldControl } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";
import type { TotpEnrolment } from "@/lib/accounts/totp/types";
import type { FormState } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { useKeptForm } from "../use-kept-form";

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

/** The picture for the app, and the field for its first code. */
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
      <p>{labels.step1}</p>
      {/* Cameras need dark squares on white, in the dark theme too. */}
      <svg
        role="img"
        aria-label={labels.picture}
        viewBox={`0 0 ${enrolment.size} ${enrolment.size}`}
        shapeRendering="crispEdges"
        className="border-border w-full max-w-56 rounded-lg border bg-white"
      >
        <path d={enrolment.path} fill="#000" />
      </svg>
      <p>
        {labels.step1b} <code className="font-semibold break-words">{enrolment.secret}</code>
      </p>
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
