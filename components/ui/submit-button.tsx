"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { buttonVariants, type ButtonLook } from "./button-variants";
import { Spinner } from "./spinner";

type SubmitButtonProps = ButtonLook &
  Pick<ComponentProps<"button">, "form" | "onClick" | "className" | "disabled"> & {
    children: ReactNode;
    /** Shown while the form is sent. */
    pendingLabel: string;
    /** Told by a form that is sent by script; one that posts its action knows by itself. */
    pending?: boolean;
  };

/** The submit button of a form; it cannot be pressed twice. */
export function SubmitButton({
  children,
  pendingLabel,
  pending: told = false,
  variant,
  size,
  className,
  disabled,
  ...props
}: SubmitButtonProps) {
  const { pending: posted } = useFormStatus();
  const pending = told || posted;
  return (
    <button
      type="submit"
      disabled={pending || disabled}
      aria-busy={pending}
      className={buttonVariants({ variant, size, className })}
      {...props}
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
