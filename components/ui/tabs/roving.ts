import type { KeyboardEvent } from "react";

type RovingRequest = { event: KeyboardEvent<HTMLElement>; selector: string; axis: "horizontal" | "vertical" };

const keys = { horizontal: ["ArrowLeft", "ArrowRight"], vertical: ["ArrowUp", "ArrowDown"] } as const;

/** Where an arrow key, Home or End moves the focus among the matching elements; null for any other key. */
export function rovingTarget({ event, selector, axis }: RovingRequest): HTMLElement | null {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const count = elements.length;
  const current = elements.findIndex((element) => element === document.activeElement);
  return elements[indexFor(event.key, { keys: keys[axis], current, count })] ?? null;
}

type RovingPosition = { keys: (typeof keys)[keyof typeof keys]; current: number; count: number };

/** -1 for a key that moves nothing. */
function indexFor(key: string, { keys: [back, forward], current, count }: RovingPosition): number {
  const last = count - 1;
  switch (key) {
    case "Home":
      return 0;
    case "End":
      return last;
    case back:
      return current <= 0 ? last : current - 1;
    case forward:
      return (current + 1) % count;
    default:
      return -1;
  }
}
