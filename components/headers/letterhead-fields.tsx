import type { RegisteredField } from "@/components/forms/field";
import { Group } from "@/components/plans/creation/form-parts";
import { TextareaField, TextField } from "@/components/ui/fields/field";
import type { LetterheadInput } from "@/lib/headers/letterhead/schema";
import type { Messages } from "@/lib/i18n/messages";

type LetterheadFieldsProps = {
  field: (name: keyof LetterheadInput) => RegisteredField;
  /** Puts the focus into the first field when it appears. */
  focused: boolean;
  labels: Messages["headers"]["letterhead"];
};

export function LetterheadFields({ field: registered, focused, labels }: LetterheadFieldsProps) {
  const field = (id: keyof LetterheadInput) => ({ ...registered(id), label: labels.fields[id] });
  const wished = (id: keyof LetterheadInput) => ({ ...field(id), note: `(${labels.optional})` });
  return (
    <>
      <Group title={labels.groups.school}>
        <TextField {...field("district")} autoComplete="address-level1" autoFocus={focused} required />
        <TextField {...field("sector")} hint={labels.sectorHint} autoComplete="address-level2" required />
        <TextField {...field("schoolName")} autoComplete="organization" className="sm:col-span-2" required />
      </Group>
      <Group title={labels.groups.contact}>
        <TextField {...wished("schoolAddress")} autoComplete="street-address" className="sm:col-span-2" />
        <TextField {...wished("schoolPhone")} type="tel" autoComplete="tel" />
        <TextField {...wished("schoolEmail")} type="email" autoComplete="email" />
        <TextareaField {...wished("additionalInfo")} rows={3} hint={labels.additionalHint} className="sm:col-span-2" />
      </Group>
    </>
  );
}
