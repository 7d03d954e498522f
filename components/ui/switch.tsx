import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** An on-off switch: a checkbox underneath, so that it works in a form without script. */
export function Switch({ className, ...props }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={clsx(
        "border-input bg-muted before:bg-input checked:border-primary checked:bg-primary checked:before:bg-primary-foreground relative h-6 w-11 flex-none cursor-pointer appearance-none rounded-full border transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:transition-transform checked:before:translate-x-5 disabled:opacity-55",
        className,
      )}
      {...props}
    />
  );
}
