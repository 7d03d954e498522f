import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Input } from "./input";
import { Label } from "./label";
import { Select } from "./select";
import { Textarea } from "./textarea";

export type FieldText = {
  /** Also the id of the control; hint and error hang their ids on it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Beside the label, for instance "(optional)". */
  note?: string;
  /** Stands at the end of the control, such as a button that helps to fill it. */
  beside?: ReactNode;
  className?: string;
};

/** The attributes that tie a control to its label, hint and error. */
export function fieldControl({ id, hint, error }: Pick<FieldText, "id" | "hint" | "error">) {
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined } as const;
}

/** Label, control, hint and error of one field. The control gets `fieldControl(...)`. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  beside,
  className,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <Label htmlFor={id} note={note}>
        {label}
      </Label>
      {beside ? (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">{children}</div>
          {beside}
        </div>
      ) : (
        children
      )}
      <FieldError id={id} error={error} />
      {hint ? (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} role="alert" className="text-destructive flex items-start gap-1.5 text-sm font-medium">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 flex-none">
        <path d="m8 .8 7.2 7.2L8 15.2.8 8z" fill="currentColor" opacity=".18" />
        <path d="M8 4.4v4.4M8 11v.6" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {error}
    </p>
  );
}

type Control<Tag extends "input" | "textarea"> = Omit<ComponentProps<Tag>, keyof FieldText>;

export function TextField({ id, label, hint, error, note, beside, className, ...props }: FieldText & Control<"input">) {
  return (
    <Field {...{ id, label, hint, error, note, beside, className }}>
      <Input name={id} {...props} {...fieldControl({ id, hint, error })} />
    </Field>
  );
}

export function TextareaField({
  id,
  label,
  hint,
  error,
  note,
  beside,
  className,
  ...props
}: FieldText & Control<"textarea">) {
  return (
    <Field {...{ id, label, hint, error, note, beside, className }}>
      <Textarea name={id} {...props} {...fieldControl({ id, hint, error })} />
    </Field>
  );
}

type SelectFieldProps = FieldText & Omit<ComponentProps<typeof Select>, keyof FieldText>;

export function SelectField({ id, label, hint, error, note, className, ...props }: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, note, className }}>
      <Select name={id} {...props} {...fieldControl({ id, hint, error })} />
    </Field>
  );
}
