"use client";

import { useState, type ReactNode } from "react";
import { barePath } from "@/components/layout/paths";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldControl } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";
import { PasswordInput } from "@/components/ui/password-input";
import {
  beginPasskeyProofAction,
  proveCodeAction,
  provePasskeyAction,
  provePasswordAction,
} from "@/lib/accounts/proof/actions";
import type { ProofWays } from "@/lib/accounts/proof/types";
import type { Locale } from "@/lib/core/language";
import { idle } from "@/lib/web/form-state";
import type common from "@/messages/en/common.json";
import type security from "@/messages/en/security.json";
import { signWithPasskey } from "../passkeys/ceremonies";
import { PasskeyButton } from "../passkeys/passkey-button";
import { useKeptForm } from "../use-kept-form";

type ProofLabels = (typeof security)["proof"] &
  (typeof common)["password"] &
  Record<"use" | "waiting" | "passkeyFailed", string>;

type ProofDialogProps = {
  ways: ProofWays;
  email: string;
  locale: Locale;
  labels: ProofLabels;
  onDecided: (proven: boolean) => void;
};

/** Asks once more who is there, before something that weighs much. */
export function ProofDialog({ ways, email, locale, labels, onDecided }: ProofDialogProps) {
  const [byCode, setByCode] = useState(!ways.password && ways.totp);
  const proven = () => onDecided(true);
  return (
    <Dialog
      open
      onClose={() => onDecided(false)}
      title={labels.title}
      description={labels.text}
      closeLabel={labels.cancel}
    >
      <p className="break-all">
        <span className="text-muted-foreground">{labels.account} </span>
        <strong>{email}</strong>
      </p>
      {byCode ? <CodeProof labels={labels} onProven={proven} /> : null}
      {!byCode && ways.password ? <PasswordProof {...{ email, labels }} onProven={proven} /> : null}
      {ways.password && ways.totp ? (
        <button type="button" className="link py-1" onClick={() => setByCode(!byCode)}>
          {byCode ? labels.usePassword : labels.useCode}
        </button>
      ) : null}
      {ways.passkey ? <PasskeyProof labels={labels} onProven={proven} /> : null}
      {!ways.password && ways.google ? <GoogleProof {...{ labels, locale }} /> : null}
    </Dialog>
  );
}

type ProofFormProps = {
  form: ReturnType<typeof useKeptForm>;
  name: "password" | "otp";
  labels: ProofLabels;
  children: ReactNode;
};

function ProofForm({ form, name, labels, children }: ProofFormProps) {
  const { state, errors, pending, onSubmit } = form;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 text-left">
      {state.status === "error" && !errors[name] ? (
        <Alert tone="error" title={labels.failed}>
          {state.message}
        </Alert>
      ) : null}
      {children}
      <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants()}>
        {pending ? labels.pending : labels.submit}
      </button>
    </form>
  );
}

type PasswordProofProps = { email: string; labels: ProofLabels; onProven: () => void };

function PasswordProof({ email, labels, onProven }: PasswordProofProps) {
  const form = useKeptForm({ action: provePasswordAction, failed: labels.failed, onDone: onProven });
  const field = { id: "proof-password", error: form.errors.password };
  return (
    <ProofForm {...{ form, labels }} name="password">
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
    </ProofForm>
  );
}

function CodeProof({ labels, onProven }: Omit<PasswordProofProps, "email">) {
  const form = useKeptForm({ action: proveCodeAction, failed: labels.failed, onDone: onProven });
  const field = { id: "proof-code", error: form.errors.otp };
  return (
    <ProofForm {...{ form, labels }} name="otp">
      <Field {...field} label={labels.code}>
        <OtpInput name="otp" required data-autofocus {...fieldControl(field)} />
      </Field>
    </ProofForm>
  );
}

function PasskeyProof({ labels, onProven }: Omit<PasswordProofProps, "email">) {
  return (
    <PasskeyButton
      labels={{ press: labels.use, waiting: labels.waiting, failed: labels.passkeyFailed }}
      run={() =>
        signWithPasskey(
          () => beginPasskeyProofAction(idle, {}),
          (answer) => provePasskeyAction(idle, { answer }),
        )
      }
      onDone={onProven}
    />
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
