"use client";

import { useLayoutEffect, useRef, type ComponentType, type MouseEvent, type RefObject } from "react";
import { createPortal } from "react-dom";
import type { DialogProps } from "./dialog-types";
import { onDemand, type OnDemand } from "../on-demand";
import { lazyPart } from "../outdated";
import { Spinner } from "../spinner";

type Opened = Pick<DialogProps, "open" | "onClose">;
type Opener = { opener: RefObject<Element | null> };

/**
 * A dialog that travels when it first opens. It is told what had the focus as it did. `isQuestion` says which of them stay until
 * they are answered.
 */
export function dialogOf<Props extends Opened>(
  surface: OnDemand<Props & Opener>,
  isQuestion: (props: Props) => boolean,
) {
  return function DialogOnDemand(props: Props) {
    const { open, onClose } = props;
    const isReady = surface.useReady(open, onClose);
    const opener = useRef<Element | null>(null);
    useLayoutEffect(() => {
      if (open) opener.current = document.activeElement;
    }, [open]);
    return (
      <>
        {open && isReady !== undefined ? (
          <Backdrop isComing={!isReady} onPress={isReady && isQuestion(props) ? undefined : onClose} />
        ) : null}
        {isReady ? <surface.Part {...props} opener={opener} /> : null}
      </>
    );
  };
}

const surface = onDemand(() => import("./dialog-surface").then((module) => module.DialogSurface));

/**
 * A modal dialog: it keeps the focus inside, gives it back, and closes on Escape. Its behaviour is Radix's, which travels
 * when the first dialog opens. `data-autofocus` marks what has the focus first.
 */
export const Dialog = dialogOf<DialogProps>(surface, ({ role }) => role === "alertdialog");

/** Brings the behaviour of all dialogs before one is opened; fails where it does not come. */
export async function prefetchDialog(): Promise<void> {
  await import("./dialog-surface");
}

/** A dialog whose own script travels when it is first shown, together with the behaviour of all. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(() => {
    surface.prefetch();
    return load();
  });
}

type BackdropProps = {
  isComing: boolean;
  /** What a press beside the dialog does, if anything. */
  onPress: (() => void) | undefined;
};

/**
 * Behind a dialog, and before it on slow lines, where it shows that the press was heard and a second one takes it back. It is the
 * same element all the time and hears presses by itself: Radix begins to listen a moment after its dialog is seen, and what
 * begins before that would be lost.
 */
function Backdrop({ isComing, onPress }: BackdropProps) {
  function press(event: MouseEvent) {
    event.stopPropagation();
    onPress?.();
  }

  return createPortal(
    <div
      aria-busy={isComing || undefined}
      className="dialog-backdrop grid place-items-center"
      onClick={press}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isComing ? <Spinner className="size-8 text-white" /> : null}
    </div>,
    document.body,
  );
}
