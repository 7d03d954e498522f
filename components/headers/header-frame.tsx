"use client";

import { startTransition, useActionState, useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog, type ConfirmLabels } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { idle, type FormState } from "@/lib/web/form-state";

export type HeaderFrameLabels = {
  form: Record<"save" | "saving" | "delete" | "cancel" | "saveFailed" | "deleteFailed", string>;
  confirmDelete: ConfirmLabels;
};

type HeaderFrameProps<Data> = {
  /** Fields of which at least one must be filled for there to be something to delete. */
  naming: readonly string[];
  deletable: boolean;
  cancelHref: string;
  save: (values: FormData) => Promise<FormState<Data>>;
  remove: () => Promise<FormState>;
  /** Told after the message was shown. */
  onSaved: (data: Data | undefined) => void;
  onRemoved: () => void;
  labels: HeaderFrameLabels;
  /** The fields, with the messages of those that do not fit. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** A form of header settings: save, delete, cancel. What was typed stays through an error. */
export function HeaderFrame<Data>(props: HeaderFrameProps<Data>) {
  const { naming, labels } = props;
  const [state, save, saving] = useActionState(async (_previous: FormState<Data>, values: FormData) => {
    const unreachable: FormState<Data> = { status: "error", message: labels.form.saveFailed };
    const next = await props.save(values).catch(() => unreachable);
    if (next.status === "success") {
      toast.success(next.message ?? "");
      props.onSaved(next.data);
    }
    return next;
  }, idle);
  const [deletable, setDeletable] = useState(props.deletable);
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The button stands below fields that fill more than a phone: what does not fit must come into sight.
  useEffect(() => {
    if (state.status === "error") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);
  const [deleting, setDeleting] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    // A form handed to `action` alone is emptied afterwards, also when the answer is an error.
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    startTransition(() => save(values));
  }

  function look(event: FormEvent<HTMLFormElement>) {
    const values = new FormData(event.currentTarget);
    setDeletable(naming.some((name) => String(values.get(name) ?? "").trim() !== ""));
  }

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
    <form ref={form} action={save} onSubmit={submit} onInput={look} noValidate className="grid gap-6">
      {state.status === "error" && state.message ? <Alert tone="error">{state.message}</Alert> : null}
      {props.children(state.fields ?? {})}
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={saving} aria-busy={saving} className={buttonVariants()}>
          {saving ? labels.form.saving : labels.form.save}
        </button>
        <a href={props.cancelHref} className={buttonVariants({ variant: "outline" })}>
          {labels.form.cancel}
        </a>
        <button
          type="button"
          disabled={!deletable || saving}
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
