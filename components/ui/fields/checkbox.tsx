import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type">;

export function Checkbox({ className, ...props }: CheckboxProps) {
  return (
    <input type="checkbox" className={clsx("accent-primary size-5 flex-none cursor-pointer", className)} {...props} />
  );
}

type CheckFieldProps = CheckboxProps & { id: string; label: ReactNode; hint?: ReactNode; error?: string };

/** What a screen reader says of the box beside its sentence: what is wrong with it, else its hint. */
function describedBy({ id, hint, error }: Pick<CheckFieldProps, "id" | "hint" | "error">): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** A checkbox with its sentence beside it; the whole sentence can be pressed. */
export function CheckField({ id, label, hint, error, className, ...props }: CheckFieldProps) {
  return (
    <div className={clsx("flex items-start gap-3", className)}>
      <Checkbox
        id={id}
        name={id}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        className="mt-0.5"
        {...props}
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer text-[0.9375rem] leading-snug font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-muted-foreground text-sm">
            {hint}
          </p>
        ) : null}
        {error ? (
          <p id={`${id}-error`} role="alert" className="text-destructive text-sm font-medium">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
