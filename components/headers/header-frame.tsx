"use client";

import { useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { Check } from "@/components/forms/check";
import type { RegisteredField } from "@/components/forms/field";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import type { ConfirmLabels } from "@/components/ui/dialog/confirm-types";
import { sayOutdated } from "@/components/ui/outdated";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast/toast";
import type { FormState } from "@/lib/web/form-state";

export type HeaderFrameLabels = {
  form: Record<"save" | "saving" | "delete" | "cancel" | "saveFailed" | "deleteFailed", string>;
  confirmDelete: ConfirmLabels;
};

type HeaderFrameProps<Name extends string, Data> = {
  /** What the fields start with. */
  start: Readonly<Record<Name, string>>;
  check: () => Promise<Check>;
  /** Fields of which at least one must be filled for there to be something to delete. */
  naming: readonly NoInfer<Name>[];
  cancelHref: string;
  save: (values: FormData) => Promise<FormState<Data>>;
  remove: () => Promise<FormState>;
  /** Told after the message was shown. */
  onSaved: (data: Data | undefined) => void;
  onRemoved: () => void;
  labels: HeaderFrameLabels;
  children: (field: (name: Name) => RegisteredField) => ReactNode;
};

/** A form of header settings: save, delete, cancel. What was typed stays through an error. */
export function HeaderFrame<Name extends string, Data>(props: HeaderFrameProps<Name, Data>) {
  const { start, check, naming, labels } = props;
  const {
    form,
    field,
    pending: saving,
    props: formProps,
    refusal,
  } = useActionForm<Name, Data>({
    start,
    check,
    failed: labels.form.saveFailed,
    send: props.save,
    onDone({ message, data }) {
      toast.success(message ?? "");
      props.onSaved(data);
    },
  });
  const named = useWatch({ control: form.control, name: naming });
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    const next = await props.remove().catch(sayOutdated);
    setDeleting(false);
    setAsking(false);
    if (next?.status !== "success") return toast.error(next?.message ?? labels.form.deleteFailed);
    toast.success(next.message ?? "");
    props.onRemoved();
  }

  return (
    <form {...formProps} className="grid gap-6">
      {refusal?.message ? <Alert tone="error">{refusal.message}</Alert> : null}
      {props.children(field)}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={saving} pendingLabel={labels.form.saving}>
          {labels.form.save}
        </SubmitButton>
        <a href={props.cancelHref} className={buttonVariants({ variant: "outline" })}>
          {labels.form.cancel}
        </a>
        <button
          type="button"
          disabled={saving || named.every((value) => String(value).trim() === "")}
          onClick={() => setAsking(true)}
          className={buttonVariants({ variant: "destructive-outline", className: "sm:ml-auto" })}
        >
          {labels.form.delete}
        </button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        tone="destructive"
        labels={labels.confirmDelete}
        onConfirm={() => void remove()}
        pending={deleting}
      />
    </form>
  );
}
