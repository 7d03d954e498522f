"use client";

import { useState, useSyncExternalStore, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants, type ButtonLook } from "@/components/ui/button-variants";
import { answerOf, type FormState } from "@/lib/web/form-state";

type PasskeyButtonProps<Data> = {
  look?: ButtonLook;
  className?: string;
  labels: { press: string; waiting: string; failed: string };
  run: () => Promise<FormState<Data>>;
  onDone?: (state: FormState<Data>) => void;
};

function subscribe(): () => void {
  return () => undefined;
}

/** A button for browsers that know passkeys; others do not see it. What goes wrong stands above it. */
export function PasskeyButton<Data>({ look, className, labels, run, onDone }: PasskeyButtonProps<Data>) {
  const known = useSyncExternalStore(
    subscribe,
    () => "PublicKeyCredential" in window,
    () => false,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, start] = useTransition();
  if (!known) return null;

  function press() {
    setFailure(null);
    start(async () => {
      const answer = await answerOf(run());
      if (answer === null) setFailure(labels.failed);
      else if (answer.status === "error") setFailure(answer.message ?? labels.failed);
      else if (answer.status === "success") onDone?.(answer);
    });
  }

  return (
    <>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <button
        type="button"
        disabled={pending}
        aria-busy={pending}
        onClick={press}
        className={buttonVariants({ variant: "outline", ...look, className })}
      >
        {pending ? labels.waiting : labels.press}
      </button>
    </>
  );
}
