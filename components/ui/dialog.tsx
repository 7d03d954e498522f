"use client";

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  /** alertdialog for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  size?: "md" | "lg";
  /** On a phone it rises from the lower edge and takes the whole width. */
  sheet?: boolean;
};

const sheetLook = "max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none";
const widths = { md: "max-w-md", lg: "max-w-2xl" } as const;

/**
 * A modal dialog on the browser's own element: it keeps the focus inside, gives it back, and closes on Escape. A press on
 * the backdrop closes it too, except for questions. `data-autofocus` marks what has the focus first.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  closeLabel,
  role,
  size = "md",
  sheet,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  function pressed(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && role !== "alertdialog") onClose();
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={`w-[calc(100%-2rem)] ${widths[size]} ${sheet ? sheetLook : ""} border-border bg-popover text-popover-foreground shadow-overlay overflow-hidden rounded-2xl border p-0`}
      onClose={onClose}
      onClick={pressed}
    >
      {open ? (
        <div className="flex max-h-[85dvh] flex-col">
          <div aria-hidden="true" className="imigongo-band text-sun flex-none" />
          <div className="flex items-start gap-4 px-6 pt-5">
            <h2 id={`${id}-title`} className="text-h2 flex-1">
              {title}
            </h2>
            <CloseButton label={closeLabel} onClose={onClose} />
          </div>
          <div className="scroll-quiet grid gap-4 overflow-y-auto px-6 pt-2 pb-6">
            {description ? (
              <div id={`${id}-description`} className="text-muted-foreground min-w-0 wrap-anywhere">
                {description}
              </div>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div className="border-border bg-muted/50 flex flex-wrap justify-end gap-3 border-t px-6 py-4">
              {footer}
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}

function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="text-muted-foreground hover:bg-accent hover:text-foreground -mt-1.5 -mr-2.5 grid size-10 flex-none place-items-center rounded-lg"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
        <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
