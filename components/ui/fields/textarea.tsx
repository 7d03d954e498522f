import type { ComponentProps } from "react";
import { controlClass } from "./control";

/** Grows with its text where the browser can (field-sizing), and can be pulled larger elsewhere. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={controlClass("field-sizing-content min-h-24 resize-y py-2.5 leading-relaxed", className)}
      {...props}
    />
  );
}
