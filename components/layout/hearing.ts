import type { SyntheticEvent } from "react";

/** Told of every press, key and submission that has reached the page's components. */
export const heardEvent = "isomo-heard";

function tellHeard({ nativeEvent }: SyntheticEvent): void {
  dispatchEvent(new CustomEvent(heardEvent, { detail: nativeEvent }));
}

/**
 * On the outermost element of a page of the framework. What is done in it before its components are alive is done again once
 * they are (`inline/early.ts`).
 */
export const hearing = {
  "data-hears": "",
  onClickCapture: tellHeard,
  onKeyDownCapture: tellHeard,
  onSubmitCapture: tellHeard,
} as const;
