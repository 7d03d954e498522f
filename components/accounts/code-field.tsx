import { Field, fieldControl } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";
import { plainCodeStyle } from "@/scripts/lib/plain-code-style.mjs";

type CodeFieldProps = { name: string; label: string; error: string | undefined; onComplete?: () => void };

/** Six slots for a code. They are painted by script from an invisible field; without it the field itself is shown. */
export function CodeField({ name, label, error, onComplete }: CodeFieldProps) {
  return (
    <Field id={name} label={label} error={error}>
      <noscript>
        <style>{plainCodeStyle}</style>
      </noscript>
      <OtpInput name={name} required onComplete={onComplete} {...fieldControl({ id: name, error })} />
    </Field>
  );
}
