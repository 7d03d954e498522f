"use client";

import { useRouter } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field, fieldControl } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { changePasswordAction } from "@/lib/accounts/profile/actions";
import type profile from "@/messages/en/profile.json";
import { useKeptForm } from "./use-kept-form";

type PasswordFormProps = {
  email: string;
  labels: (typeof profile)["password"];
  words: { show: string; hide: string };
};

/** Changing the password; it is emptied once it is taken. */
export function PasswordForm({ email, labels, words }: PasswordFormProps) {
  const router = useRouter();
  const { state, errors, pending, onSubmit } = useKeptForm({
    action: changePasswordAction,
    failed: labels.failed,
    onDone: ({ message }, { element }) => {
      element.reset();
      toast.success(message ?? labels.changed);
      router.refresh();
    },
  });
  const fields = [
    { id: "currentPassword", label: labels.current, autoComplete: "current-password", hint: undefined },
    { id: "newPassword", label: labels.new, autoComplete: "new-password", hint: labels.hint },
  ];
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {state.status === "error" && state.error !== "INVALID_INPUT" ? (
        <Alert tone="error" title={labels.failed}>
          {state.message}
        </Alert>
      ) : null}
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map(({ id, label, autoComplete, hint }) => (
          <Field key={id} id={id} label={label} hint={hint} error={errors[id]}>
            <PasswordInput
              name={id}
              labels={words}
              autoComplete={autoComplete}
              {...fieldControl({ id, hint, error: errors[id] })}
            />
          </Field>
        ))}
      </div>
      <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants({ className: "w-fit" })}>
        {pending ? labels.saving : labels.save}
      </button>
    </form>
  );
}
