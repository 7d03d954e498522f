"use client";

import { barePath } from "@/components/layout/paths";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldControl } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { proveAgainAction } from "@/lib/accounts/proof/actions";
import type { ProofWays } from "@/lib/accounts/proof/types";
import type { Locale } from "@/lib/core/language";
import type common from "@/messages/en/common.json";
import type security from "@/messages/en/security.json";
import { useKeptForm } from "../use-kept-form";

type ProofLabels = (typeof security)["proof"] & (typeof common)["password"];

type ProofDialogProps = {
  ways: ProofWays;
  email: string;
  locale: Locale;
  labels: ProofLabels;
  onDecided: (proven: boolean) => void;
};

/** Asks once more who is there, before something that weighs much. */
export function ProofDialog({ ways, email, locale, labels, onDecided }: ProofDialogProps) {
  return (
    <Dialog
      open
      onClose={() => onDecided(false)}
      title={labels.title}
      description={labels.text}
      closeLabel={labels.cancel}
    >
      <p className="break-all">
        <span className="text-muted-foreground">{labels.account}: </span>
        <strong>{email}</strong>
      </p>
      {ways.password ? <PasswordProof {...{ email, labels }} onProven={() => onDecided(true)} /> : null}
      {!ways.password && ways.google ? <GoogleProof {...{ labels, locale }} /> : null}
    </Dialog>
  );
}

type PasswordProofProps = { email: string; labels: ProofLabels; onProven: () => void };

function PasswordProof({ email, labels, onProven }: PasswordProofProps) {
  const { state, errors, pending, onSubmit } = useKeptForm({
    action: proveAgainAction,
    failed: labels.failed,
    onDone: onProven,
  });
  const field = { id: "proof-password", error: errors.password };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 text-left">
      {state.status === "error" && !errors.password ? (
        <Alert tone="error" title={labels.failed}>
          {state.message}
        </Alert>
      ) : null}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field {...field} label={labels.password}>
        <PasswordInput
          name="password"
          labels={labels}
          autoComplete="current-password"
          data-autofocus
          {...fieldControl(field)}
        />
      </Field>
      <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants()}>
        {pending ? labels.pending : labels.submit}
      </button>
    </form>
  );
}

function GoogleProof({ labels, locale }: { labels: ProofLabels; locale: Locale }) {
  const way = new URLSearchParams({ follow: "true", locale, next: barePath(location.pathname) + location.search });
  return (
    <>
      <p>{labels.googleText}</p>
      <a href={`/api/auth/google/url?${way}`} data-autofocus className={buttonVariants({ variant: "outline" })}>
        {labels.google}
      </a>
    </>
  );
}
