"use client";

import { useRouter } from "next/navigation";
import { useActionState } from "react";
import { checkBy } from "@/components/forms/check";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { PasswordField } from "@/components/ui/fields/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast/toast";
import { changePasswordAction } from "@/lib/accounts/profile/actions";
import { idle } from "@/lib/web/form-state";
import type profile from "@/messages/en/profile.json";

type PasswordFormProps = {
  email: string;
  labels: (typeof profile)["password"];
  words: { show: string; hide: string };
};

const check = checkBy(async () => (await import("@/lib/accounts/profile/schema")).passwordChange);
const start = { currentPassword: "", newPassword: "" };

/** Changing the password; it is emptied once it is taken. */
export function PasswordForm({ email, labels, words }: PasswordFormProps) {
  const router = useRouter();
  const { form, field, pending, props, refusal } = useActionForm({
    start,
    check,
    failed: labels.failed,
    native: useActionState(changePasswordAction, idle),
    send: (input) => changePasswordAction(idle, input),
    onDone({ message }) {
      form.reset();
      toast.success(message ?? labels.changed);
      router.refresh();
    },
  });
  return (
    <form {...props} className="grid gap-4">
      {refusal && refusal.error !== "INVALID_INPUT" ? (
        <Alert tone="error" title={labels.failed}>
          {refusal.message}
        </Alert>
      ) : null}
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <PasswordField
          {...field("currentPassword")}
          label={labels.current}
          autoComplete="current-password"
          words={words}
        />
        <PasswordField
          {...field("newPassword")}
          label={labels.new}
          hint={labels.hint}
          autoComplete="new-password"
          words={words}
        />
      </div>
      <SubmitButton className="w-fit" pending={pending} pendingLabel={labels.saving}>
        {labels.save}
      </SubmitButton>
    </form>
  );
}
