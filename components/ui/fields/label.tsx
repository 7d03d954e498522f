import { clsx } from "clsx";
import type { ComponentProps } from "react";

type LabelProps = ComponentProps<"label"> & {
  htmlFor: string;
  /** Mark of an optional field, already translated. */ note?: string;
};

export function Label({ className, children, note, htmlFor, ...props }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={clsx("block text-sm font-semibold", className)} {...props}>
      {children}
      {note ? <span className="text-muted-foreground ml-1.5 font-normal">{note}</span> : null}
    </label>
  );
}
