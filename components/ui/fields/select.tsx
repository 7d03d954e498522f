import type { ComponentProps } from "react";
import { controlClass } from "./control";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = ComponentProps<"select"> & { options?: readonly SelectOption[]; placeholder?: string };

/** The phone's own select; the options come as a list or as children. */
export function Select({ options = [], placeholder, className, children, ...props }: SelectProps) {
  return (
    <span className="select-box">
      <select className={controlClass("h-11 appearance-none truncate pr-10", className)} {...props}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </span>
  );
}
