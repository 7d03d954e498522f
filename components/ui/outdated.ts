import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Heard by the shell, which then offers to load the page again. */
export const outdatedEvent = "isomo-outdated";

/** Whether a script or an action of this page is gone from the server, as after a deployment. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && ["ChunkLoadError", "UnrecognizedActionError"].includes(error.name);
}

/** Has the shell offer a reload where that is the cure. Always null, so that it can stand for an answer that did not come. */
export function sayOutdated(error: unknown): null {
  if (isOutdated(error)) window.dispatchEvent(new Event(outdatedEvent));
  return null;
}

/** A part of a page that travels when it is first shown. One whose script is gone stays away and leaves the page alive. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isOutdated(error)) throw error;
      sayOutdated(error);
      return { default: () => null };
    }
  });
}
