import type { RegisteredField } from "@/components/forms/field";
import { Field, fieldControl, type FieldText } from "@/components/ui/fields/field";
import { OtpInput } from "@/components/ui/fields/otp-input";
import { plainCodeStyle } from "@/lib/core/plain/plain-code-style.mjs";

type CodeFieldProps = Pick<FieldText, "label" | "hint"> &
  Omit<RegisteredField, "defaultValue" | "defaultChecked"> & {
    focused?: boolean;
    onComplete?: () => void;
  };

/** Six slots for a code. They are painted by script from an invisible field; without it the field itself is shown. */
export function CodeField({ id, label, hint, error, focused, onComplete, ...registered }: CodeFieldProps) {
  return (
    <Field {...{ id, label, hint, error }}>
      <noscript>
        <style>{plainCodeStyle}</style>
      </noscript>
      <OtpInput
        {...registered}
        required
        data-autofocus={focused || undefined}
        onComplete={onComplete}
        {...fieldControl({ id, hint, error })}
      />
    </Field>
  );
}
