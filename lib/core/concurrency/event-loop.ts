/** Ends this turn of the event loop, so that answers and events get out between two pieces of long work. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
