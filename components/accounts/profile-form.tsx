"use client";

import { startTransition, useActionState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { updateProfileAction } from "@/lib/accounts/profile/actions";
import { idle, type FormState } from "@/lib/web/form-state";
import { ProfileFields } from "./profile-fields";
import type { Profile, ProfileLabels } from "./profile-types";

type ProfileFormProps = {
  profile: Profile;
  labels: ProfileLabels;
  /** The saved profile's language may be another one. */
  onSaved: (message: string, language: FormDataEntryValue | null) => void;
  onCancel: () => void;
};

/** Editing the profile. What was typed stays through an error. */
export function ProfileForm({ profile, labels, onSaved, onCancel }: ProfileFormProps) {
  const [state, save, saving] = useActionState(async (previous: FormState, values: FormData) => {
    const unreachable: FormState = { status: "error", message: labels.failed };
    const next = await updateProfileAction(previous, values).catch(() => unreachable);
    if (next.status === "success") onSaved(next.message ?? labels.updated, values.get("language"));
    return next;
  }, idle);

  function submit(event: FormEvent<HTMLFormElement>) {
    // A form handed to `action` alone is emptied afterwards, also when the answer is an error.
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    startTransition(() => save(values));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {state.status === "error" && state.message ? <Alert tone="error">{state.message}</Alert> : null}
      <ProfileFields profile={profile} errors={state.fields ?? {}} labels={labels} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={saving} aria-busy={saving} className={buttonVariants()}>
          {saving ? labels.saving : labels.save}
        </button>
        <button type="button" disabled={saving} onClick={onCancel} className={buttonVariants({ variant: "outline" })}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
