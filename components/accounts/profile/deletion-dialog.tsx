"use client";

import { useId } from "react";
import { useActionForm } from "@/components/forms/use-action-form";
import { forgetEverything } from "@/components/layout/browser-memory";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { TextField } from "@/components/ui/fields/field";
import { PasswordField } from "@/components/ui/fields/password-input";
import { questionProps } from "@/components/ui/dialog/question-props";
import { SubmitButton } from "@/components/ui/submit-button";
import { interpolate } from "@/lib/core/interpolate";
import { idle, type FormState } from "@/lib/web/form-state";
import type profile from "@/messages/en/profile.json";
import { withProof } from "../proof/with-proof";

export type DeletionProps = {
  account: { id: number; email: string; hasPassword: boolean };
  labels: (typeof profile)["deletion"];
  words: { show: string; hide: string };
  /** What goes with the account that its person may not think of. */
  losses: readonly string[];
  /** Where the account's last page is. */
  farewell: string;
  action: (previous: FormState, values: FormData) => Promise<FormState>;
};

type DeletionDialogProps = DeletionProps & { open: boolean; onClose: () => void };

/** The question whether the account is to be erased, and the proof that its person answers. */
export function DeletionDialog({ open, onClose, ...props }: DeletionDialogProps) {
  return (
    <Dialog {...questionProps({ open, onClose, labels: props.labels })}>
      <DeletionForm {...props} onCancel={onClose} />
    </Dialog>
  );
}

function DeletionForm({
  account,
  labels,
  words,
  losses,
  farewell,
  action,
  onCancel,
}: DeletionProps & { onCancel: () => void }) {
  const proof = account.hasPassword ? "password" : "email";
  const form = useActionForm({
    start: { [proof]: "" },
    send: (input) => withProof(() => action(idle, input)),
    failed: labels.failed,
    onDone: () => {
      forgetEverything(account.id);
      // A whole new page: nothing of the account stays in this one's memory.
      location.assign(farewell);
    },
  });
  const field = { ...form.field(proof), id: `${useId()}-proof` };
  return (
    <form {...form.props} className="grid gap-5">
      {losses.length > 0 ? (
        <Alert tone="warning">
          <ul className="grid gap-1.5">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {form.refusal && !field.error ? (
        <Alert tone="error" title={labels.failed}>
          {form.refusal.message}
        </Alert>
      ) : null}
      {account.hasPassword ? (
        <PasswordField
          {...field}
          label={labels.password}
          words={words}
          autoComplete="current-password"
          data-autofocus
        />
      ) : (
        <TextField
          {...field}
          type="email"
          label={interpolate(labels.email, { email: account.email })}
          autoComplete="off"
          data-autofocus
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onCancel} className={buttonVariants({ variant: "outline" })}>
          {labels.cancel}
        </button>
        <SubmitButton variant="destructive" pending={form.pending} pendingLabel={labels.pending}>
          {labels.confirm}
        </SubmitButton>
      </div>
    </form>
  );
}
