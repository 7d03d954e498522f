"use client";

import { TextField } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { idle, type FormState } from "@/lib/web/form-state";
import { useAdminForm } from "./use-admin-form";

type SettingFormProps = {
  /** Numbers by the names of their fields. */
  numbers: readonly { name: string; label: string; value: number; least: 0 | 1 }[];
  action: (previous: FormState, input: unknown) => Promise<FormState>;
  labels: Record<"save" | "saving" | "failed", string>;
};

/** A few numbers that hold for the whole service; it begins anew where somebody else has changed them. */
export function SettingForm(props: SettingFormProps) {
  return <Numbers key={props.numbers.map(({ value }) => value).join()} {...props} />;
}

function Numbers({ numbers, action, labels }: SettingFormProps) {
  const { field, pending, props } = useAdminForm({
    start: Object.fromEntries(numbers.map(({ name, value }) => [name, String(value)])),
    send: (input) => action(idle, input),
    failed: labels.failed,
  });
  return (
    <form {...props} className="flex flex-wrap items-start gap-3">
      {numbers.map(({ name, label, least }) => (
        <TextField
          key={name}
          {...field(name)}
          // A dialog over the page may hold a field of the same name.
          id={`setting-${name}`}
          type="number"
          inputMode="numeric"
          min={least}
          step={1}
          label={label}
          className="w-full sm:w-60"
        />
      ))}
      <SubmitButton variant="outline" className="sm:mt-7" pending={pending} pendingLabel={labels.saving}>
        {labels.save}
      </SubmitButton>
    </form>
  );
}
