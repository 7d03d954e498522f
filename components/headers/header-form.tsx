"use client";

import { useRouter } from "next/navigation";
import { startTransition, useActionState, useState, type FormEvent } from "react";
import type headers from "@/messages/en/headers.json";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteHeaderAction, saveHeaderAction } from "@/lib/headers/actions";
import type { HeaderDefaults } from "@/lib/headers/schema";
import { idle, type FormState } from "@/lib/web/form-state";
import { HeaderFields, type Suggestions } from "./header-fields";

type HeaderFormProps = {
  saved: HeaderDefaults;
  suggestions: Suggestions;
  /** Where saving and cancelling lead. */
  listHref: string;
  labels: typeof headers;
};

const naming = ["schoolName", "teacherName", "subject"] as const;

function canDelete(values: FormData): boolean {
  return naming.some((name) => String(values.get(name) ?? "").trim() !== "");
}

/** The general header defaults: save, delete, cancel. What was typed stays through an error. */
export function HeaderForm({ saved, suggestions, listHref, labels }: HeaderFormProps) {
  const router = useRouter();
  const [state, save, saving] = useActionState(async (previous: FormState, values: FormData) => {
    const unreachable: FormState = { status: "error", message: labels.form.saveFailed };
    const next = await saveHeaderAction(previous, values).catch(() => unreachable);
    if (next.status === "success") {
      toast.success(next.message ?? labels.saved);
      router.push(listHref);
    }
    return next;
  }, idle);
  const [deletable, setDeletable] = useState(naming.some((name) => saved[name] !== ""));
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    // A form handed to `action` alone is emptied afterwards, also when the answer is an error.
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    startTransition(() => save(values));
  }

  async function remove() {
    setDeleting(true);
    const next = await deleteHeaderAction(idle, {}).catch(() => null);
    setDeleting(false);
    setAsking(false);
    if (next?.status !== "success") return toast.error(next?.message ?? labels.form.deleteFailed);
    toast.success(next.message ?? labels.deleted);
    router.push(listHref);
  }

  return (
    <form
      action={save}
      onSubmit={submit}
      onInput={(event) => setDeletable(canDelete(new FormData(event.currentTarget)))}
      noValidate
      className="grid gap-6"
    >
      {state.status === "error" && state.message ? <Alert tone="error">{state.message}</Alert> : null}
      <HeaderFields values={saved} errors={state.fields ?? {}} suggestions={suggestions} labels={labels} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={saving} aria-busy={saving} className={buttonVariants()}>
          {saving ? labels.form.saving : labels.form.save}
        </button>
        <a href={listHref} className={buttonVariants({ variant: "outline" })}>
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
