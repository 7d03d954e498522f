import type { FieldValues, PlanField } from "../fields";

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const known =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return known ? control : null;
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "checkbox";
}

/** What stands in the form's controls. */
export function readForm(form: HTMLFormElement, fields: readonly PlanField[]): FieldValues {
  const values: FieldValues = {};
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control) values[name] = isBox(control) ? control.checked : control.value;
  }
  return values;
}

/** Puts values into the form's controls; fields without a value stay. */
export function writeForm(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (!control) continue;
    if (isBox(control)) control.checked = value === true;
    else control.value = String(value);
  }
}

/** Only known fields of the right type, from whatever the browser kept. */
export function knownFields(fields: readonly PlanField[], kept: unknown): FieldValues {
  const source: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  const values: FieldValues = {};
  for (const { name, type } of fields) {
    const value = source[name];
    if (type === "flag" && typeof value === "boolean") values[name] = value;
    if (type !== "flag" && typeof value === "string") values[name] = value;
  }
  return values;
}
