"use client";

import { beginPasskeySignInAction, finishPasskeySignInAction } from "@/lib/accounts/entrance/actions";
import { idle } from "@/lib/web/form-state";
import { signWithPasskey } from "./ceremonies";
import { PasskeyButton } from "./passkey-button";

type PasskeySignInProps = { labels: Record<"signIn" | "waiting" | "failed", string>; next?: string };

/** Signing in with nothing but a passkey. */
export function PasskeySignIn({ labels, next }: PasskeySignInProps) {
  return (
    <PasskeyButton
      look={{ size: "lg" }}
      labels={{ press: labels.signIn, waiting: labels.waiting, failed: labels.failed }}
      run={() =>
        signWithPasskey(
          () => beginPasskeySignInAction(idle, {}),
          (answer) => finishPasskeySignInAction(idle, { answer, next }),
        )
      }
    />
  );
}
