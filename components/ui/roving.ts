import type { KeyboardEvent } from "react";

type RovingRequest = { event: KeyboardEvent<HTMLElement>; selector: string; axis: "horizontal" | "vertical" };

const keys = { horizontal: ["ArrowLeft", "ArrowRight"], vertical: ["ArrowUp", "ArrowDown"] } as const;

/** Where an arrow key, Home or End moves the focus among the matching elements; null for any other key. */
export function rovingTarget({ event, selector, axis }: RovingRequest): HTMLElement | null {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const count = elements.length;
  const current = elements.findIndex((element) => element === document.activeElement);
  const [back, forward] = keys[axis];
  const last = count - 1;
  const index =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? last
        : event.key === back
          ? current <= 0
            ? last
            : current - 1
          : event.key === forward
            ? (current + 1) % count
            : -1;
  return elements[index] ?? null;
}
