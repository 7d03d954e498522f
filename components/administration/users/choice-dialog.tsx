"use client";

import { useId } from "react";
import { useForm } from "react-hook-form";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { SelectField } from "@/components/ui/fields/field";
import type { SelectOption } from "@/components/ui/fields/select";
import { SubmitButton } from "@/components/ui/submit-button";

type ChoiceDialogProps = {
  onClose: () => void;
  /** Called with the value that was chosen. */
  onChoose: (value: string) => void;
  pending: boolean;
  name: string;
  value: string;
  options: readonly SelectOption[];
  labels: Record<"title" | "text" | "field" | "confirm" | "cancel" | "pending", string>;
  /** The option for nothing yet, and what is said when it is left at that. */
  placeholder?: string;
  missing?: string;
};

/** Asks for one of several values. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { onClose, onChoose, pending, name, value, options, labels, placeholder, missing = false } = props;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { choice: value } });
  const choose = handleSubmit(({ choice }) => onChoose(choice));
  const form = useId();
  const buttons = (
    <>
      <button type="button" onClick={onClose} className={buttonVariants({ variant: "outline" })}>
        {labels.cancel}
      </button>
      <SubmitButton form={form} pending={pending} pendingLabel={labels.pending}>
        {labels.confirm}
      </SubmitButton>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      description={labels.text}
      closeLabel={labels.cancel}
      footer={buttons}
    >
      <form id={form} noValidate onSubmit={(event) => void choose(event)}>
        <SelectField
          {...register("choice", { required: missing })}
          id={name}
          label={labels.field}
          defaultValue={value}
          error={formState.errors.choice?.message}
          placeholder={placeholder}
          options={options}
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
