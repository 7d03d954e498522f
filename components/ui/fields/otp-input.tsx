"use client";

import { useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";

type OtpInputProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "maxLength"> & {
  defaultValue?: string;
  /** Called when the sixth digit is in. */
  onComplete?: (code: string) => void;
};

const slots = [0, 1, 2, 3, 4, 5] as const;

function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, slots.length);
}

/**
 * A code in six slots. Underneath is one input, so that pasting ("123 456" too), filling from a message, correcting and
 * screen readers work as in any field.
 */
export function OtpInput({ defaultValue = "", onComplete, ...props }: OtpInputProps) {
  const [code, setCode] = useState(() => digitsOf(defaultValue));
  const [focused, setFocused] = useState(false);

  function take(text: string) {
    const next = digitsOf(text);
    // At once, so that who sends the form now sends the digits alone.
    flushSync(() => setCode(next));
    if (next.length === slots.length && next !== code) onComplete?.(next);
  }

  return (
    <span className="relative block w-full max-w-sm">
      <span aria-hidden="true" className="grid grid-cols-6 gap-2">
        {slots.map((slot) => (
          <span
            key={slot}
            data-active={focused && slot === Math.min(code.length, slots.length - 1)}
            className={slotClass}
          >
            {code[slot] ?? ""}
          </span>
        ))}
      </span>
      <input
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...props}
        type="text"
        value={code}
        className="peer absolute inset-0 size-full cursor-text rounded-lg text-center opacity-0"
        onChange={(event) => {
          props.onChange?.(event);
          take(event.target.value);
        }}
        onFocus={(event) => {
          setFocused(true);
          event.target.select();
        }}
        onBlur={(event) => {
          props.onBlur?.(event);
          setFocused(false);
        }}
      />
    </span>
  );
}

const slotClass =
  "grid h-14 place-items-center rounded-lg border border-input bg-card text-2xl font-bold tabular-nums data-[active=true]:border-ring data-[active=true]:outline-2 data-[active=true]:outline-ring";
