"use client";

import { checkBy } from "@/components/forms/check";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { SubmitButton } from "@/components/ui/submit-button";
import { updateProfileAction } from "@/lib/accounts/profile/actions";
import { idle } from "@/lib/web/form-state";
import { ProfileFields } from "./profile-fields";
import type { Profile, ProfileLabels } from "./profile-types";

type ProfileFormProps = {
  profile: Profile;
  labels: ProfileLabels;
  /** The saved profile's language may be another one. */
  onSaved: (message: string, language: unknown) => void;
  onCancel: () => void;
};

const check = checkBy(async () => (await import("@/lib/accounts/profile/schema")).profileInput);

/** Editing the profile. What was typed stays through an error. */
export function ProfileForm({ profile, labels, onSaved, onCancel }: ProfileFormProps) {
  const { fullName, school, language } = profile;
  const { field, pending, props, refusal } = useActionForm({
    start: { fullName, school, language },
    check,
    failed: labels.failed,
    send: (input) => updateProfileAction(idle, input),
    onDone: ({ message }, { values }) => onSaved(message ?? labels.updated, values.language),
  });
  return (
    <form {...props} className="grid gap-5">
      {refusal?.message ? <Alert tone="error">{refusal.message}</Alert> : null}
      <ProfileFields email={profile.email} field={field} labels={labels} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel={labels.saving}>
          {labels.save}
        </SubmitButton>
        <button type="button" disabled={pending} onClick={onCancel} className={buttonVariants({ variant: "outline" })}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
