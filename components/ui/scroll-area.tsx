import { clsx } from "clsx";
import type { ReactNode } from "react";

type ScrollAreaProps = { label: string; children: ReactNode; className?: string };

/** An area that scrolls on its own; named and focusable, so that the keyboard can scroll it. */
export function ScrollArea({ label, children, className }: ScrollAreaProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={clsx("scroll-quiet max-w-full overflow-auto", className)}
    >
      {children}
    </div>
  );
}
