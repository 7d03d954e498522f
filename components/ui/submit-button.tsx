"use client";

import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { buttonVariants, type ButtonLook } from "./button-variants";
import { Spinner } from "./spinner";

type SubmitButtonProps = ButtonLook & {
  children: ReactNode;
  /** Shown while the form's action runs. */
  pendingLabel: string;
  className?: string;
  disabled?: boolean;
};

/** The submit button of a form with a server action; it cannot be pressed twice. */
export function SubmitButton({ children, pendingLabel, variant, size, className, disabled }: SubmitButtonProps) {
  const { pending } = useFormStatus();
  return (
    <button
      type="submit"
      disabled={pending || disabled}
      aria-busy={pending}
      className={buttonVariants({ variant, size, className })}
    >
      {pending ? (
        <>
          <Spinner />
          {pendingLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
