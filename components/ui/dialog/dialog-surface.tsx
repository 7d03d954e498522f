import { clsx } from "clsx";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogPortal,
  AlertDialogTitle,
} from "radix-ui/alert-dialog";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogPortal, DialogTitle } from "radix-ui/dialog";
import type { RefObject, SyntheticEvent } from "react";
import type { DialogProps } from "./dialog-types";

type DialogSurfaceProps = DialogProps & {
  /** What had the focus when it opened. */
  opener: RefObject<Element | null>;
};

// Named one by one, so that what is not used stays out of the bundle.
const plain = {
  Root: Dialog,
  Portal: DialogPortal,
  Content: DialogContent,
  Title: DialogTitle,
  Description: DialogDescription,
  Close: DialogClose,
};
const question = {
  Root: AlertDialog,
  Portal: AlertDialogPortal,
  Content: AlertDialogContent,
  Title: AlertDialogTitle,
  Description: AlertDialogDescription,
  Close: AlertDialogCancel,
};

const widths = { md: "max-w-md", lg: "max-w-2xl" } as const;
const sheetLook = "max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none";
const look =
  "border-border bg-popover text-popover-foreground shadow-overlay fixed inset-0 z-60 m-auto h-fit w-[calc(100%-2rem)] overflow-hidden rounded-2xl border outline-none";

function focusMarked(event: Event): void {
  const content = event.currentTarget;
  const marked = content instanceof HTMLElement ? content.querySelector<HTMLElement>("[data-autofocus]") : null;
  if (!marked) return;
  event.preventDefault();
  marked.focus();
}

/** What happens in a dialog is no change of the form around it, of which it is a part for React only. */
const keptInside = { onSubmit: stop, onChange: stop, onInput: stop };

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** The backdrop hears presses beside it. */
function leaveToBackdrop(event: Event): void {
  event.preventDefault();
}

/** A dialog on Radix's. Its overlay is our own: Radix's writes a style sheet, which the page's policy would refuse. */
export function DialogSurface({ opener, open, onClose, role, size = "md", sheet, ...texts }: DialogSurfaceProps) {
  const parts = role === "alertdialog" ? question : plain;
  const { Root, Portal, Content } = parts;

  function giveBack(event: Event): void {
    event.preventDefault();
    // Whoever closed it may have led the focus elsewhere.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return (
    <Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Portal>
        <Content
          aria-modal="true"
          className={clsx(look, widths[size], sheet && sheetLook)}
          onOpenAutoFocus={focusMarked}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={leaveToBackdrop}
          {...keptInside}
        >
          <Inside {...texts} parts={parts} />
        </Content>
      </Portal>
    </Root>
  );
}

type InsideProps = Pick<DialogProps, "title" | "description" | "children" | "footer" | "closeLabel"> & {
  parts: typeof plain | typeof question;
};

function Inside({ title, description, children, footer, closeLabel, parts }: InsideProps) {
  const { Title, Description, Close } = parts;
  return (
    <div className="flex max-h-[85dvh] flex-col">
      <div aria-hidden="true" className="imigongo-band text-sun flex-none" />
      <div className="flex items-start gap-4 px-6 pt-5">
        <Title className="text-h2 flex-1">{title}</Title>
        <Close
          aria-label={closeLabel}
          className="text-muted-foreground hover:bg-accent hover:text-foreground -mt-1.5 -mr-2.5 grid size-10 flex-none place-items-center rounded-lg"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
            <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </Close>
      </div>
      <div className="scroll-quiet grid gap-4 overflow-y-auto overscroll-contain px-6 pt-2 pb-6">
        {description ? (
          <Description asChild>
            <div className="text-muted-foreground min-w-0 wrap-anywhere">{description}</div>
          </Description>
        ) : null}
        {children}
      </div>
      {footer ? (
        <div className="border-border bg-muted/50 flex flex-wrap justify-end gap-3 border-t px-6 py-4">{footer}</div>
      ) : null}
    </div>
  );
}
