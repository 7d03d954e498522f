"use client";

import { useActionState } from "react";
import { Alert } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import {
  beginEntrancePasskeyAction,
  finishEntranceAction,
  finishEntrancePasskeyAction,
} from "@/lib/accounts/entrance/actions";
import type { HalfwayEntrance } from "@/lib/accounts/entrance/types";
import { idle, type FormState } from "@/lib/web/form-state";
import { AskedField } from "../asked-field";
import { signWithPasskey } from "../passkeys/ceremonies";
import { PasskeyButton } from "../passkeys/passkey-button";
import type { EntranceLabels } from "./types";

type FactorStepProps = {
  next: string;
  contactHref: string;
  factors: HalfwayEntrance["factors"];
  labels: EntranceLabels;
};

/** A passkey where there is one, and the field for codes. */
export function FactorStep({ next, contactHref, factors, labels: { entrance, passkeys } }: FactorStepProps) {
  return (
    <>
      {factors.passkeys > 0 ? (
        <PasskeyButton
          look={{ size: "lg" }}
          labels={{ press: passkeys.use, waiting: passkeys.waiting, failed: passkeys.failed }}
          run={() =>
            signWithPasskey(
              () => beginEntrancePasskeyAction(idle, {}),
              (answer) => finishEntrancePasskeyAction(idle, { answer, next }),
            )
          }
        />
      ) : null}
      {factors.totp || factors.recoveryCodes > 0 ? <CodeStep next={next} labels={entrance} /> : null}
      <p className="text-muted-foreground text-sm">
        {entrance.lost}{" "}
        <a className="link" href={contactHref}>
          {entrance.write}
        </a>
      </p>
    </>
  );
}

type CodeStepProps = { next: string; labels: EntranceLabels["entrance"] };

/** One field for both kinds of code; it works without script. */
function CodeStep({ next, labels }: CodeStepProps) {
  const [state, action] = useActionState(finishEntranceAction, idle as FormState);
  return (
    <form action={action} noValidate className="grid gap-5">
      {state.status === "error" && !state.fields?.otp ? (
        <Alert tone="error" title={labels.failed}>
          {state.message}
        </Alert>
      ) : null}
      <AskedField
        along={{ name: "next", value: next }}
        id="otp"
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
