"use client";

import { useState, type ComponentProps } from "react";
import { controlClass } from "./control";
import { Field, fieldControl, type FieldText } from "./field";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & { labels: { show: string; hide: string } };
type PasswordFieldProps = FieldText &
  Omit<PasswordInputProps, keyof FieldText | "labels"> & { words: PasswordInputProps["labels"] };

/** Label, password, hint and error. */
export function PasswordField({ id, label, hint, error, note, className, words, ...props }: PasswordFieldProps) {
  return (
    <Field {...{ id, label, hint, error, note, className }}>
      <PasswordInput name={id} labels={words} {...props} {...fieldControl({ id, hint, error })} />
    </Field>
  );
}

/** A password with a button that shows or hides it. */
function PasswordInput({ labels, className, id, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        id={id}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={controlClass("h-11 pr-12", className)}
        {...props}
      />
      <button
        type="button"
        aria-label={shown ? labels.hide : labels.show}
        aria-controls={id}
        className="text-muted-foreground hover:text-foreground absolute inset-y-0 right-0 grid w-11 place-items-center rounded-lg"
        onClick={() => setShown(!shown)}
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        >
          <path d="M1.5 10S4.5 4 10 4s8.5 6 8.5 6-3 6-8.5 6-8.5-6-8.5-6Z" />
          <circle cx="10" cy="10" r="2.6" />
          {shown ? <path d="M3 17 17 3" strokeLinecap="round" /> : null}
        </svg>
      </button>
    </span>
  );
}
