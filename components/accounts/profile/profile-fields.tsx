import type { RegisteredField } from "@/components/forms/field";
import { SelectField, TextField } from "@/components/ui/fields/field";
import { locales } from "@/lib/core/language";
import type { ProfileInput } from "@/lib/accounts/profile/schema";
import type { ProfileLabels } from "./profile-types";

type ProfileFieldsProps = {
  email: string;
  field: (name: keyof ProfileInput) => RegisteredField;
  labels: ProfileLabels;
};

/** The profile to edit; the e-mail address stands there and cannot be changed. */
export function ProfileFields({ email, field, labels }: ProfileFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField {...field("fullName")} label={labels.fields.fullName} autoComplete="name" autoFocus />
      <TextField {...field("school")} label={labels.fields.school} autoComplete="organization" />
      <TextField
        id="email"
        type="email"
        label={labels.fields.email}
        hint={labels.emailHint}
        defaultValue={email}
        readOnly
      />
      <SelectField
        {...field("language")}
        label={labels.language}
        hint={labels.languageHint}
        options={locales.map((value) => ({ value, label: labels.languages[value] }))}
      />
    </div>
  );
}
