import type { UseFormReturn } from "react-hook-form";
import type { FormState } from "@/lib/web/form-state";
import type { FieldValues } from "./fields";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Source<Name extends string> = {
  form: UseFormReturn<FieldValues>;
  /** The answer to a post without JavaScript. */
  posted: FormState;
  labels: Readonly<Record<Name, string>>;
};

/** Ties the controls of a create form to its values, with label and error. */
export function attacher<Name extends string>({ form, posted, labels }: Source<Name>) {
  const { errors, defaultValues } = form.formState;
  function startOf(name: Name) {
    const value = posted.values?.[name] ?? defaultValues?.[name];
    return typeof value === "boolean" ? { defaultChecked: value } : { defaultValue: value };
  }
  return (name: Name) => {
    const path: string = name;
    const { ref, ...registered } = form.register(path);
    return {
      id: name,
      label: labels[name],
      error: errors[name]?.message ?? posted.fields?.[name],
      ...registered,
      // In the page from the start: for browsers without scripts, and for those where they come late.
      ...startOf(name),
      ref(control: Control | null) {
        const typed = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
        const early = typed && control.value !== control.defaultValue ? control.value : null;
        ref(control);
        // What was typed before this script ran is not taken back.
        if (early !== null && control?.type !== "checkbox" && form.getValues(path) !== early)
          form.setValue(path, early);
      },
    };
  };
}
