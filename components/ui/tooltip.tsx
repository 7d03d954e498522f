import type { ReactNode } from "react";

type TooltipProps = { text: string; children: ReactNode };

/**
 * A few words over something that already has an accessible name: shown after 700 ms of hovering, or at once on keyboard
 * focus. Plain CSS; hidden from screen readers, who hear the name itself.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className="bg-foreground text-background pointer-events-none absolute top-full left-1/2 z-40 mt-1.5 -translate-x-1/2 rounded-md px-2.5 py-1 text-xs font-semibold whitespace-nowrap opacity-0 transition-opacity group-hover/tip:opacity-100 group-hover/tip:delay-700 group-has-focus-visible/tip:opacity-100"
      >
        {text}
      </span>
    </span>
  );
}
