"use client";

import { useState } from "react";
import type { AgainLabels } from "@/components/layout/types";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldControl, TextField } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { logOutAction } from "@/lib/accounts/actions";
import { signInAgainAction } from "@/lib/accounts/sessions/actions";
import { useKeptForm } from "./use-kept-form";

type SignInAgainProps = {
  email: string;
  labels: AgainLabels;
  hasEnded: boolean;
  onDone: (endsAt: number) => void;
  onClose: () => void;
};

/** Signing in once more over the page that is open. */
export function SignInAgain({ email, labels, hasEnded, onDone, onClose }: SignInAgainProps) {
  const { state, errors, pending, onSubmit } = useKeptForm<{ endsAt: number }>({
    action: signInAgainAction,
    failed: labels.failed,
    onDone: ({ data }) => {
      toast.success(labels.done);
      if (data) onDone(data.endsAt);
    },
  });
  // Once it was asked for it stays.
  const [asksCode, setAsksCode] = useState(false);
  if (state.error === "SECOND_FACTOR_REQUIRED" && !asksCode) setAsksCode(true);
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      description={hasEnded ? labels.endedText : labels.text}
      closeLabel={labels.cancel}
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-4 text-left">
        {state.status === "error" && !errors.password && !errors.otp ? (
          <Alert tone="error" title={labels.failed}>
            {state.message}
          </Alert>
        ) : null}
        <p className="break-all">
          <span className="text-muted-foreground">{labels.account} </span>
          <strong>{email}</strong>
        </p>
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field id="again-password" label={labels.password} error={errors.password}>
          <PasswordInput
            name="password"
            labels={{ show: labels.show, hide: labels.hide }}
            autoComplete="current-password"
            data-autofocus
            {...fieldControl({ id: "again-password", error: errors.password })}
          />
        </Field>
        {asksCode ? (
          <TextField
            id="again-otp"
            name="otp"
            label={labels.code}
            hint={labels.codeHint}
            error={errors.otp}
            autoComplete="one-time-code"
            maxLength={40}
          />
        ) : null}
        <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants()}>
          {pending ? labels.pending : labels.submit}
        </button>
      </form>
      <form action={logOutAction} className="text-center">
        <button type="submit" className="link py-1 font-semibold">
          {labels.other}
        </button>
      </form>
    </Dialog>
  );
}
