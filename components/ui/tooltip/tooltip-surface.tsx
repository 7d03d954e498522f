import { Tooltip, TooltipContent, TooltipPortal, TooltipProvider, TooltipTrigger } from "radix-ui/tooltip";
import { useEffect, useRef, type Ref } from "react";
import { Borrowed } from "../borrowed";
import type { TooltipTarget } from "./tooltip-types";

// Milliseconds until a name shows, and how long the next one shows without waiting.
const delay = 700;
const skipDelay = 300;

/** The tips of elements that stand in the page. */
export function TooltipSurface({ tipped }: { tipped: readonly TooltipTarget[] }) {
  return (
    <TooltipProvider delayDuration={delay} skipDelayDuration={skipDelay}>
      {tipped.map(({ id, element }) => (
        <Tip key={id} element={element} />
      ))}
    </TooltipProvider>
  );
}

function Tip({ element }: { element: HTMLElement }) {
  const { tip, tipSide } = element.dataset;
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Trigger element={element} />
      </TooltipTrigger>
      <TooltipPortal>
        <TooltipContent
          side={tipSide === "right" ? "right" : "bottom"}
          sideOffset={8}
          collisionPadding={8}
          className="bg-foreground text-background z-60 max-w-64 rounded-md px-2.5 py-1 text-[0.8125rem] font-semibold"
        >
          {tip}
        </TooltipContent>
      </TooltipPortal>
    </Tooltip>
  );
}

const heard = {
  pointermove: "onPointerMove",
  pointerleave: "onPointerLeave",
  pointerdown: "onPointerDown",
  focus: "onFocus",
  blur: "onBlur",
  click: "onClick",
} as const;

type Handlers = Partial<Record<(typeof heard)[keyof typeof heard], (event: Event) => void>>;
type TriggerProps = Handlers & { element: HTMLElement; ref?: Ref<HTMLElement>; "aria-describedby"?: string };

/** Has an element of the page do what Radix asks of its trigger. */
function Trigger({ element, ref, "aria-describedby": described, ...handlers }: TriggerProps) {
  const latest = useRef<Handlers>(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const stop = new AbortController();
    for (const [type, name] of Object.entries(heard))
      element.addEventListener(type, (event) => latest.current[name]?.(event), { signal: stop.signal });
    // What it was met by happened before all this had come. Not at once: in development effects run twice.
    const late = requestAnimationFrame(() => {
      if (element.matches(":hover")) latest.current.onPointerMove?.(new PointerEvent("pointermove"));
      if (element.matches(":focus-visible")) latest.current.onFocus?.(new FocusEvent("focus"));
    });
    return () => {
      cancelAnimationFrame(late);
      stop.abort();
    };
  }, [element]);

  // A tip that only shows the name need not be told again.
  const { tip } = element.dataset;
  const isName = tip === element.textContent.trim() || tip === element.getAttribute("aria-label");
  useEffect(() => {
    if (!described || isName) return;
    element.setAttribute("aria-describedby", described);
    return () => element.removeAttribute("aria-describedby");
  }, [element, described, isName]);

  return <Borrowed element={element} ref={ref} />;
}
