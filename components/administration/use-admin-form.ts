"use client";

import { unstable_rethrow } from "next/navigation";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { withProof } from "@/components/accounts/proof/with-proof";
import { toast } from "@/components/ui/toast";
import { idle, type FormState } from "@/lib/web/form-state";
import { oneAtATime } from "./use-administering";

type AdminForm = {
  send: (input: FormData) => Promise<FormState>;
  /** Said when the server gives no reason. */
  failed: string;
  onDone?: () => void;
};

function notAnswered(error: unknown): FormState {
  unstable_rethrow(error);
  return { status: "error", error: "UNEXPECTED" };
}

/**
 * Sends a form without emptying it: errors stand at their fields, the first of which gets the focus, and nothing that was
 * typed is lost. What has no field is said in a toast.
 */
export function useAdminForm({ send, failed, onDone }: AdminForm) {
  const [pending, setPending] = useState(false);
  const [state, setState] = useState<FormState>(idle);
  const form = useRef<HTMLFormElement>(null);

  // Once the errors stand in the page.
  useEffect(() => {
    if (state.fields) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);

  async function save(input: FormData) {
    setPending(true);
    const answer = await withProof(() => send(input)).catch(notAnswered);
    setPending(false);
    setState(answer);
    if (answer.status === "success") {
      toast.success(answer.message ?? "", oneAtATime);
      onDone?.();
      return;
    }
    if (!answer.fields) toast.error(answer.error === "UNEXPECTED" ? failed : (answer.message ?? failed), oneAtATime);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  }

  return { pending, state, errors: state.fields ?? {}, props: { ref: form, onSubmit, noValidate: true } };
}
