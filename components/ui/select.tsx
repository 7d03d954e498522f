import type { ComponentProps } from "react";
import { controlClass } from "./control";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = ComponentProps<"select"> & { options?: readonly SelectOption[]; placeholder?: string };

/** The phone's own select; the options come as a list or as children. */
export function Select({ options = [], placeholder, className, children, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select className={controlClass("h-11 appearance-none truncate pr-10", className)} {...props}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="text-muted-foreground pointer-events-none absolute top-1/2 right-3.5 size-3 -translate-y-1/2"
      >
        <path d="m1 3.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  );
}
