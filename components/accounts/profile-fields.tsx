import { SelectField, TextField } from "@/components/ui/field";
import { locales } from "@/lib/core/language";
import type { Profile, ProfileLabels } from "./profile-types";

type ProfileFieldsProps = {
  profile: Profile;
  errors: Record<string, string>;
  labels: ProfileLabels;
};

/** The profile to edit; the e-mail address stands there and cannot be changed. */
export function ProfileFields({ profile, errors, labels }: ProfileFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        id="fullName"
        label={labels.fields.fullName}
        error={errors.fullName}
        defaultValue={profile.fullName}
        autoComplete="name"
        autoFocus
      />
      <TextField
        id="school"
        label={labels.fields.school}
        error={errors.school}
        defaultValue={profile.school}
        autoComplete="organization"
      />
      <TextField
        id="email"
        type="email"
        label={labels.fields.email}
        hint={labels.emailHint}
        defaultValue={profile.email}
        readOnly
      />
      <SelectField
        id="language"
        label={labels.language}
        hint={labels.languageHint}
        error={errors.language}
        defaultValue={profile.language}
        options={locales.map((value) => ({ value, label: labels.languages[value] }))}
      />
    </div>
  );
}
