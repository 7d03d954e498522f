"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { TextField } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { idle, type FormState } from "@/lib/web/form-state";
import { useAdminForm } from "./use-admin-form";

type SettingFormProps = {
  /** Numbers by the names of their fields. */
  numbers: readonly { name: string; label: string; value: number; least: 0 | 1 }[];
  action: (previous: FormState, input: unknown) => Promise<FormState>;
  labels: Record<"save" | "saving" | "failed", string>;
};

/** A few numbers that hold for the whole service. */
export function SettingForm({ numbers, action, labels }: SettingFormProps) {
  const { pending, errors, props } = useAdminForm({ send: (input) => action(idle, input), failed: labels.failed });
  return (
    <form {...props} className="flex flex-wrap items-start gap-3">
      {numbers.map(({ name, label, value, least }) => (
        <TextField
          key={`${name}-${value}`}
          // A dialog over the page may hold a field of the same name.
          id={`setting-${name}`}
          name={name}
          type="number"
          inputMode="numeric"
          min={least}
          step={1}
          label={label}
          defaultValue={value}
          error={errors[name]}
          className="w-full sm:w-60"
        />
      ))}
      <button
        type="submit"
        disabled={pending}
        aria-busy={pending}
        className={buttonVariants({ variant: "outline", className: "sm:mt-7" })}
      >
        {pending ? <Spinner /> : null}
        {pending ? labels.saving : labels.save}
      </button>
    </form>
  );
}
