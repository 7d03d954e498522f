import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { FieldError } from "./field";

type RadioChoicesProps = Omit<ComponentProps<"input">, "id" | "type" | "value"> & {
  id: string;
  legend: string;
  error?: string;
  options: readonly { value: string; label: string }[];
};

/** One of a few, all in sight. */
export function RadioChoices({ id, legend, error, options, defaultValue, className, ...radio }: RadioChoicesProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={clsx("grid gap-x-4 sm:grid-cols-2", className)}>
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              name={id}
              {...radio}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              className="accent-primary size-5 flex-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
