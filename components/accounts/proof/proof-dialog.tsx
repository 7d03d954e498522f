"use client";

import { useState, type ReactNode } from "react";
import type { RegisteredField } from "@/components/forms/field";
import { useActionForm } from "@/components/forms/use-action-form";
import { barePath } from "@/components/layout/paths";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { PasswordField } from "@/components/ui/fields/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import {
  beginPasskeyProofAction,
  proveCodeAction,
  provePasskeyAction,
  provePasswordAction,
} from "@/lib/accounts/proof/actions";
import type { ProofWays } from "@/lib/accounts/proof/types";
import type { Locale } from "@/lib/core/language";
import { idle, type FormState } from "@/lib/web/form-state";
import type common from "@/messages/en/common.json";
import type security from "@/messages/en/security.json";
import { CodeField } from "../code-field";
import { signWithPasskey } from "../passkeys/ceremonies";
import { PasskeyButton } from "../passkeys/passkey-button";

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
  name: "password" | "otp";
  prove: (previous: FormState, input: unknown) => Promise<FormState>;
  labels: ProofLabels;
  onProven: () => void;
  children: (field: RegisteredField) => ReactNode;
};

function ProofForm({ name, prove, labels, onProven, children }: ProofFormProps) {
  const { errors, field, pending, props, refusal } = useActionForm({
    start: { [name]: "" },
    send: (input) => prove(idle, input),
    failed: labels.failed,
    onDone: onProven,
  });
  return (
    <form {...props} className="grid gap-4 text-left">
      {refusal && !errors[name] ? (
        <Alert tone="error" title={labels.failed}>
          {refusal.message}
        </Alert>
      ) : null}
      {children(field(name))}
      <SubmitButton pending={pending} pendingLabel={labels.pending}>
        {labels.submit}
      </SubmitButton>
    </form>
  );
}

type PasswordProofProps = { email: string; labels: ProofLabels; onProven: () => void };

function PasswordProof({ email, labels, onProven }: PasswordProofProps) {
  return (
    <ProofForm {...{ labels, onProven }} name="password" prove={provePasswordAction}>
      {(field) => (
        <>
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...field}
            id="proof-password"
            label={labels.password}
            words={labels}
            autoComplete="current-password"
            data-autofocus
          />
        </>
      )}
    </ProofForm>
  );
}

function CodeProof({ labels, onProven }: Omit<PasswordProofProps, "email">) {
  return (
    <ProofForm {...{ labels, onProven }} name="otp" prove={proveCodeAction}>
      {(field) => <CodeField {...field} id="proof-code" label={labels.code} focused />}
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
