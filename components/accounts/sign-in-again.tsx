"use client";

import { unstable_rethrow } from "next/navigation";
import { useState } from "react";
import { unreachable, useActionForm } from "@/components/forms/use-action-form";
import type { AgainLabels } from "@/components/layout/types";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog/dialog";
import { TextField } from "@/components/ui/fields/field";
import { PasswordField } from "@/components/ui/fields/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { logOutAction, signInAgainAction } from "@/lib/accounts/actions";
import { idle } from "@/lib/web/form-state";

type SignInAgainProps = {
  email: string;
  labels: AgainLabels;
  hasEnded: boolean;
  onDone: (endsAt: number) => void;
  onClose: () => void;
};

/** Signing in once more over the page that is open. Without a connection that page stays, whatever is pressed. */
export function SignInAgain({ email, labels, hasEnded, onDone, onClose }: SignInAgainProps) {
  const { answer, errors, field, pending, props, refusal } = useActionForm({
    start: { password: "", otp: "" },
    send: (input) => signInAgainAction(idle, input),
    failed: labels.offline,
    onDone: ({ data }) => {
      toast.success(labels.done);
      if (data) onDone(data.endsAt);
    },
  });
  function leave(form: FormData) {
    return logOutAction(form).catch((error: unknown) => {
      unstable_rethrow(error);
      sayOutdated(error);
      toast.error(labels.offline);
    });
  }

  // Once it was asked for it stays.
  const [asksCode, setAsksCode] = useState(false);
  if (answer.error === "SECOND_FACTOR_REQUIRED" && !asksCode) setAsksCode(true);
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      description={hasEnded ? labels.endedText : labels.text}
      closeLabel={labels.cancel}
    >
      <form {...props} className="grid gap-4 text-left">
        {refusal && !errors.password && !errors.otp ? (
          <Alert
            tone={refusal.error === unreachable ? "warning" : "error"}
            title={refusal.error === unreachable ? undefined : labels.failed}
          >
            {refusal.message}
          </Alert>
        ) : null}
        <p className="break-all">
          <span className="text-muted-foreground">{labels.account} </span>
          <strong>{email}</strong>
        </p>
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field("password")}
          id="again-password"
          label={labels.password}
          words={{ show: labels.show, hide: labels.hide }}
          autoComplete="current-password"
          data-autofocus
        />
        {asksCode ? (
          <TextField
            {...field("otp")}
            id="again-otp"
            label={labels.code}
            hint={labels.codeHint}
            autoComplete="one-time-code"
            maxLength={40}
          />
        ) : null}
        <SubmitButton pending={pending} pendingLabel={labels.pending}>
          {labels.submit}
        </SubmitButton>
      </form>
      <form action={leave} className="text-center">
        <button type="submit" className="link py-1 font-semibold">
          {labels.other}
        </button>
      </form>
    </Dialog>
  );
}
