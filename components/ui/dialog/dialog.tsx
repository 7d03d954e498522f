"use client";

import { useLayoutEffect, useRef, type ComponentType, type RefObject } from "react";
import type { DialogProps } from "./dialog-types";
import { onDemand, type OnDemand } from "../on-demand";
import { lazyPart } from "../outdated";
import { Spinner } from "../spinner";

type Opened = Pick<DialogProps, "open" | "onClose">;
type Opener = { opener: RefObject<Element | null> };

/** A dialog that travels when it first opens. It is told what had the focus as it did. */
export function dialogOf<Props extends Opened>(surface: OnDemand<Props & Opener>) {
  return function DialogOnDemand(props: Props) {
    const { open, onClose } = props;
    const isReady = surface.useReady(open, onClose);
    const opener = useRef<Element | null>(null);
    useLayoutEffect(() => {
      if (open) opener.current = document.activeElement;
    }, [open]);
    if (isReady) return <surface.Part {...props} opener={opener} />;
    return open && isReady === false ? <Coming onClose={onClose} /> : null;
  };
}

const surface = onDemand(() => import("./dialog-surface").then((module) => module.DialogSurface));

/**
 * A modal dialog: it keeps the focus inside, gives it back, and closes on Escape. Its behaviour is Radix's, which travels
 * when the first dialog opens. `data-autofocus` marks what has the focus first.
 */
export const Dialog = dialogOf<DialogProps>(surface);

/** A dialog whose own script travels when it is first shown, together with the behaviour of all. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(() => {
    surface.prefetch();
    return load();
  });
}

/** Shown on slow lines: the press was heard. A second one takes it back. */
function Coming({ onClose }: { onClose: () => void }) {
  return (
    <div aria-busy="true" className="dialog-backdrop grid place-items-center" onClick={onClose}>
      <Spinner className="size-8 text-white" />
    </div>
  );
}
