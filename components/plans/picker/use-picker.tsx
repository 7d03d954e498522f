"use client";

import { useState, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { interpolate } from "@/lib/core/interpolate";
import type { PickerForm, PickerLabels, PickerProps } from "./types";

type PickerSource = Pick<PickerProps, "onPicked"> & {
  form: PickerForm["form"];
  labels: PickerLabels & { close: string };
};

/** The picker of a create form: a button for each of its fields, and what the dialog needs as long as one is open. */
export function usePicker({ form, labels, onPicked }: PickerSource) {
  const [step, setStep] = useState<string | null>(null);
  const [desk] = useState<PickerForm>(() => ({ form, given: null, asked: new Map() }));
  const props: PickerProps | null = step
    ? { step, labels, closeLabel: labels.close, desk, onPicked, onClose: () => setStep(null) }
    : null;
  const opener = (name: string, look: string, field?: string): ReactNode => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={field && interpolate(labels.choose, { field })}
      onClick={() => setStep(name)}
      className={`${look} noscript:hidden`}
    >
      <Icon name="library" />
      {field ? null : labels.start}
    </button>
  );
  return {
    /** Opens the picker where the answers end, up to a step. Without script there is none, and the fields stand alone. */
    start: (name: string) => opener(name, `${buttonVariants({ variant: "secondary" })} sm:col-span-2`),
    /** Opens the picker at the step of a field; stands beside that field. */
    button: (name: string, field: string) => opener(name, buttonVariants({ variant: "outline", size: "icon" }), field),
    props,
    desk,
  };
}
