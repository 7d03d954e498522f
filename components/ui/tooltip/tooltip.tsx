"use client";

import { useEffect, useState } from "react";
import { onDemand } from "../on-demand";
import type { TooltipTarget } from "./tooltip-types";

const surface = onDemand(() => import("./tooltip-surface").then((module) => module.TooltipSurface));

let met = 0;

/** Whether the element shows its tip now: `data-tip-when` may say in what it must stand for that. */
function isTipped(element: HTMLElement): boolean {
  const { tip, tipWhen } = element.dataset;
  return element.isConnected && Boolean(tip) && (!tipWhen || element.closest(tipWhen) !== null);
}

/** Those that still show a tip, and the element that was met just now if it does. */
function withMet(known: readonly TooltipTarget[], element: HTMLElement): readonly TooltipTarget[] {
  const rest = known.filter((other) => isTipped(other.element));
  const isNew = isTipped(element) && !rest.some((other) => other.element === element);
  return isNew ? [...rest, { id: (met += 1), element }] : rest;
}

/**
 * Shows the text of `data-tip` beside whatever a mouse rests on or a key leads to. It stands once on a page; the behaviour is
 * Radix's, which travels when the first element with a tip is met.
 */
export function Tooltips() {
  const [tipped, setTipped] = useState<readonly TooltipTarget[]>([]);
  const isReady = surface.useReady(false, () => undefined);
  useEffect(() => {
    const stop = new AbortController();
    function meetElement(element: HTMLElement) {
      if (isTipped(element)) surface.prefetch();
      setTipped((known) => withMet(known, element));
    }
    function meet({ target }: Event) {
      const element = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
      if (element) meetElement(element);
    }
    function point(event: PointerEvent) {
      if (event.pointerType !== "touch") meet(event);
    }
    function focus(event: FocusEvent) {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) meet(event);
    }
    // What a mouse rested on, or a key had led to, before this came; a finger does not rest.
    const rested = matchMedia("(hover: hover)").matches
      ? "[data-tip]:hover, [data-tip]:focus-visible"
      : "[data-tip]:focus-visible";
    document.querySelectorAll<HTMLElement>(rested).forEach(meetElement);
    document.addEventListener("pointerover", point, { signal: stop.signal, passive: true });
    document.addEventListener("focusin", focus, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);
  return isReady ? <surface.Part tipped={tipped} /> : null;
}
