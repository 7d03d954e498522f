import type { ReactNode } from "react";
import type { RegisteredField } from "@/components/forms/field";

/** The fields of a create form, each with its label. */
export function labelled<Name extends string>(
  field: (name: Name) => RegisteredField,
  labels: Readonly<Record<Name, string>>,
) {
  return (name: Name) => ({ label: labels[name], ...field(name) });
}

/** Suggestions of a text field: they never stand in the way of other text. */
export function Choices({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

/** A titled part of a create form. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-border bg-card shadow-card min-w-0 rounded-xl border p-5 sm:p-6">
      <legend className="text-h3 float-left mb-4 w-full font-bold">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
