"use client";

import { useId, useState, type SubmitEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/field";
import type { SelectOption } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";

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
  const { onClose, onChoose, pending, name, options, labels, placeholder, missing } = props;
  const [value, setValue] = useState(props.value);
  const [error, setError] = useState<string>();
  const form = useId();

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (value === "") return setError(missing);
    onChoose(value);
  }

  const buttons = (
    <>
      <button type="button" onClick={onClose} className={buttonVariants({ variant: "outline" })}>
        {labels.cancel}
      </button>
      <button type="submit" form={form} disabled={pending} aria-busy={pending} className={buttonVariants()}>
        {pending ? <Spinner /> : null}
        {pending ? labels.pending : labels.confirm}
      </button>
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
      <form id={form} noValidate onSubmit={choose}>
        <SelectField
          id={name}
          label={labels.field}
          value={value}
          error={error}
          placeholder={placeholder}
          options={options}
          data-autofocus
          onChange={(event) => {
            setValue(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
