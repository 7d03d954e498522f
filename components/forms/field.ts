import type { ChangeEvent, FocusEvent } from "react";
import type { UseFormReturn } from "react-hook-form";

/** What stands in the controls of a form. */
export type FormValues = Record<string, string | boolean>;

export type RegisteredField = ReturnType<typeof registerField>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a control holds that it did not come with. */
function earlyIn(control: Control): string | boolean | null {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected ? null : control.value;
  if (control.type === "file") return null;
  if (control instanceof HTMLInputElement && control.type === "checkbox")
    return control.checked === control.defaultChecked ? null : control.checked;
  if (control instanceof HTMLInputElement && control.type === "radio")
    return control.checked && !control.defaultChecked ? control.value : null;
  return control.value === control.defaultValue ? null : control.value;
}

/** Ties a control to its value, with its error; it holds its value in the page from the start, for browsers without script. */
export function registerField(form: UseFormReturn<FormValues>, name: string) {
  const { ref, onChange, onBlur } = form.register(name);
  const { errors, defaultValues } = form.formState;
  const value = defaultValues?.[name];
  return {
    id: name,
    name,
    error: errors[name]?.message,
    onChange: (event: ChangeEvent<Control>) => void onChange(event),
    onBlur: (event: FocusEvent<Control>) => void onBlur(event),
    ...(typeof value === "boolean" ? { defaultChecked: value } : { defaultValue: value }),
    ref(control: Control | null) {
      const early = control && earlyIn(control);
      ref(control);
      // What was typed before this script ran is not taken back.
      if (early !== null && form.getValues(name) !== early) form.setValue(name, early);
    },
  };
}
