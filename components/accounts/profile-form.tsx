"use client";

import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { updateProfileAction } from "@/lib/accounts/profile/actions";
import { ProfileFields } from "./profile-fields";
import type { Profile, ProfileLabels } from "./profile-types";
import { useKeptForm } from "./use-kept-form";

type ProfileFormProps = {
  profile: Profile;
  labels: ProfileLabels;
  /** The saved profile's language may be another one. */
  onSaved: (message: string, language: FormDataEntryValue | null) => void;
  onCancel: () => void;
};

/** Editing the profile. What was typed stays through an error. */
export function ProfileForm({ profile, labels, onSaved, onCancel }: ProfileFormProps) {
  const { state, errors, pending, onSubmit } = useKeptForm({
    action: updateProfileAction,
    failed: labels.failed,
    onDone: ({ message }, { values }) => onSaved(message ?? labels.updated, values.get("language")),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {state.status === "error" && state.message ? <Alert tone="error">{state.message}</Alert> : null}
      <ProfileFields profile={profile} errors={errors} labels={labels} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants()}>
          {pending ? labels.saving : labels.save}
        </button>
        <button type="button" disabled={pending} onClick={onCancel} className={buttonVariants({ variant: "outline" })}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
