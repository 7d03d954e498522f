"use client";

import { startTransition, useActionState, type FormEvent } from "react";
import { idle, type FormState } from "@/lib/web/form-state";

type KeptForm<Data> = {
  action: (previous: FormState<Data>, values: FormData) => Promise<FormState<Data>>;
  /** Said when no answer came. */
  failed: string;
  onDone: (state: FormState<Data>, form: { element: HTMLFormElement; values: FormData }) => void;
};

/** A form whose fields keep what was typed until it has been taken: handed to `action` alone, React would empty them. */
export function useKeptForm<Data = unknown>({ action, failed, onDone }: KeptForm<Data>) {
  const [state, run, pending] = useActionState(async (previous: FormState<Data>, element: HTMLFormElement) => {
    const unreachable: FormState<Data> = { status: "error", message: failed };
    const values = new FormData(element);
    const next = await action(previous, values).catch(() => unreachable);
    if (next.status === "success") onDone(next, { element, values });
    return next;
  }, idle);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(() => run(form));
  }

  return { state, errors: state.fields ?? {}, pending, onSubmit };
}
