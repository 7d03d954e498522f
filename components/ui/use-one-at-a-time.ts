import { useCallback, useRef } from "react";

/**
 * Does one thing at a time: what is asked for meanwhile is not begun. A button that is disabled while something is being done
 * looks so only once the page has been drawn anew, and a busy page hears both of two quick presses before that.
 */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const isTaken = useRef(false);
  return useCallback(async (work) => {
    if (isTaken.current) return;
    isTaken.current = true;
    try {
      await work();
    } finally {
      isTaken.current = false;
    }
  }, []);
}
