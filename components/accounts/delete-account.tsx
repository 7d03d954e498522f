"use client";

import { useId, useState } from "react";
import { forgetEverything } from "@/components/layout/browser-memory";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldControl, TextField } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { interpolate } from "@/lib/core/interpolate";
import type { FormState } from "@/lib/web/form-state";
import type profile from "@/messages/en/profile.json";
import { withProof } from "./proof/with-proof";
import { useKeptForm } from "./use-kept-form";

type DeleteAccountProps = {
  account: { id: number; email: string; hasPassword: boolean };
  labels: (typeof profile)["deletion"];
  words: { show: string; hide: string };
  /** Where the account's last page is. */
  farewell: string;
  action: (previous: FormState, values: FormData) => Promise<FormState>;
};

/** A button behind which the account is erased, once the reader has proved to be its person. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  const { labels } = props;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={buttonVariants({ variant: "destructive", className: "w-fit" })}
      >
        {labels.open}
      </button>
      <Dialog
        role="alertdialog"
        open={open}
        onClose={() => setOpen(false)}
        title={labels.title}
        description={labels.question}
        closeLabel={labels.cancel}
      >
        <DeletionForm {...props} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DeletionForm({
  account,
  labels,
  words,
  farewell,
  action,
  onCancel,
}: DeleteAccountProps & { onCancel: () => void }) {
  const { state, errors, pending, onSubmit } = useKeptForm({
    action: (previous, values) => withProof(() => action(previous, values)),
    failed: labels.failed,
    onDone: () => {
      forgetEverything(account.id);
      // A whole new page: nothing of the account stays in this one's memory.
      location.assign(farewell);
    },
  });
  const id = `${useId()}-proof`;
  const proof = account.hasPassword ? "password" : "email";
  const error = errors[proof];
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {state.status === "error" && !error ? (
        <Alert tone="error" title={labels.failed}>
          {state.message}
        </Alert>
      ) : null}
      {account.hasPassword ? (
        <Field id={id} label={labels.password} error={error}>
          <PasswordInput
            name="password"
            labels={words}
            autoComplete="current-password"
            data-autofocus
            {...fieldControl({ id, error })}
          />
        </Field>
      ) : (
        <TextField
          id={id}
          name="email"
          type="email"
          label={interpolate(labels.email, { email: account.email })}
          error={error}
          autoComplete="off"
          data-autofocus
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onCancel} className={buttonVariants({ variant: "outline" })}>
          {labels.cancel}
        </button>
        <button
          type="submit"
          disabled={pending}
          aria-busy={pending}
          className={buttonVariants({ variant: "destructive" })}
        >
          {pending ? labels.pending : labels.confirm}
        </button>
      </div>
    </form>
  );
}
