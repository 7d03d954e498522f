import type { ComponentProps } from "react";
import { controlClass } from "./control";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={controlClass("h-11", className)} {...props} />;
}
