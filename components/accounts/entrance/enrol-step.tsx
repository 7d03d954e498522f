"use client";

import { Suspense, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { lazyPart } from "@/components/ui/outdated";
import {
  beginEnrolmentAction,
  beginEnrolmentPasskeyAction,
  finishEnrolmentAction,
  finishEnrolmentPasskeyAction,
} from "@/lib/accounts/entrance/actions";
import type { TotpEnrolment } from "@/lib/accounts/totp/types";
import { answerOf, idle } from "@/lib/web/form-state";
import { makePasskey } from "../passkeys/ceremonies";
import { PasskeyButton } from "../passkeys/passkey-button";
import type { EntranceLabels } from "./types";

const TotpSetup = lazyPart(async () => (await import("../security/totp-setup")).TotpSetup);

type EnrolStepProps = { labels: EntranceLabels; onCodes: (codes: string[]) => void };

/** Setting up an app before the first page opens. */
export function EnrolStep({ labels: { totp, passkeys }, onCodes }: EnrolStepProps) {
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, start] = useTransition();

  function begin() {
    start(async () => {
      const answer = await answerOf(beginEnrolmentAction(idle, {}));
      setEnrolment(answer?.data ?? null);
      setFailure(answer?.data ? null : (answer?.message ?? totp.failed));
    });
  }

  if (enrolment) {
    return (
      <Suspense>
        <TotpSetup
          {...{ enrolment, labels: totp }}
          action={finishEnrolmentAction}
          onDone={(codes) => onCodes(codes ?? [])}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-4">
      {failure ? (
        <Alert tone="error" title={totp.failed}>
          {failure}
        </Alert>
      ) : null}
      <button
        type="button"
        disabled={pending}
        aria-busy={pending}
        onClick={begin}
        className={buttonVariants({ size: "lg" })}
      >
        {totp.setUp}
      </button>
      <PasskeyButton
        look={{ size: "lg" }}
        labels={{ press: passkeys.add, waiting: passkeys.waiting, failed: passkeys.addFailed }}
        run={() =>
          makePasskey(
            () => beginEnrolmentPasskeyAction(idle, {}),
            (answer) => finishEnrolmentPasskeyAction(idle, { answer }),
          )
        }
        onDone={({ data }) => onCodes(data?.codes ?? [])}
      />
    </div>
  );
}
