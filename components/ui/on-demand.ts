import { createElement, useEffect, useRef, useSyncExternalStore, type ComponentType } from "react";
import { isOutdated, sayOutdated } from "./outdated";

export type OnDemand<Props> = {
  /** Has it come before it is wanted, as when a pointer nears its button. Whether it came does not matter yet. */
  prefetch: () => void;
  /**
   * Whether it has come; asked for once it is `wanted`, and undefined while the page is not alive yet. `lost` is called
   * when it does not come; where its script is gone, the shell offers a reload.
   */
  useReady: (wanted: boolean, lost: () => void) => boolean | undefined;
  /** Nothing until it has come. */
  Part: ComponentType<Props>;
};

/** A part of a page whose script travels when it is first wanted, and stays. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const waiting = new Set<() => void>();
  let part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;

  function come(): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
        for (const tell of waiting) tell();
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }

  function subscribe(tell: () => void) {
    waiting.add(tell);
    return () => waiting.delete(tell);
  }

  function useReady(wanted: boolean, lost: () => void) {
    const latest = useRef(lost);
    useEffect(() => {
      latest.current = lost;
    });
    useEffect(() => {
      if (!wanted || part) return;
      come().catch((error: unknown) => {
        latest.current();
        if (!isOutdated(error)) throw error;
        sayOutdated(error);
      });
    }, [wanted]);
    return useSyncExternalStore(
      subscribe,
      () => part !== null,
      () => undefined,
    );
  }

  function Part(props: Props) {
    return part && createElement(part, props);
  }

  return { prefetch: () => void come().catch(() => undefined), useReady, Part };
}
