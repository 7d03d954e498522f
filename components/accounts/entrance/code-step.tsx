"use client";

import { useActionState } from "react";
import { Alert } from "@/components/ui/alert";
import { TextField } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { finishEntranceAction } from "@/lib/accounts/entrance/actions";
import { idle, type FormState } from "@/lib/web/form-state";
import type { EntranceLabels } from "./types";

type CodeStepProps = { next: string; labels: EntranceLabels["entrance"] };

/** One field for both kinds of code; it works without script. */
export function CodeStep({ next, labels }: CodeStepProps) {
  const [state, action] = useActionState(finishEntranceAction, idle as FormState);
  return (
    <form action={action} noValidate className="grid gap-5">
      {state.status === "error" && !state.fields?.otp ? (
        <Alert tone="error" title={labels.failed}>
          {state.message}
        </Alert>
      ) : null}
      <input type="hidden" name="next" value={next} />
      <TextField
        id="otp"
        name="otp"
        label={labels.code}
        hint={labels.hint}
        error={state.fields?.otp}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        autoFocus
      />
      <SubmitButton size="lg" pendingLabel={labels.pending}>
        {labels.submit}
      </SubmitButton>
    </form>
  );
}
