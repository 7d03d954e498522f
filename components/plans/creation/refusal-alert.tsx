import type { ReactNode } from "react";
import { stayAndSignIn } from "@/components/layout/sign-in-again";
import { unreachable } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { FormState } from "@/lib/web/form-state";

type RefusalAlertProps = {
  refusal: FormState;
  signIn: { href: string; label: string };
  /** What is said; the second where the session has ended, with a way to sign in beside it. */
  text: ReactNode;
  signedOut: ReactNode;
};

/** Why no plan was made, above a form that keeps what was typed. */
export function RefusalAlert({ refusal: { error }, signIn, text, signedOut }: RefusalAlertProps) {
  const isSignedOut = error === "UNAUTHENTICATED";
  return (
    <Alert
      tone={isSignedOut || error === unreachable ? "warning" : "error"}
      actions={
        isSignedOut ? (
          <a href={signIn.href} onClick={stayAndSignIn} className={buttonVariants({ size: "sm" })}>
            {signIn.label}
          </a>
        ) : undefined
      }
    >
      {isSignedOut ? signedOut : text}
    </Alert>
  );
}
