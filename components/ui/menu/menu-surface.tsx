import { DropdownMenu, DropdownMenuContent, DropdownMenuPortal, DropdownMenuTrigger } from "radix-ui/dropdown-menu";
import { useMemo, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { Borrowed } from "../borrowed";
import type { MenuPopupProps } from "./menu-types";
import { MenuLeaveContext } from "./menu-leave";

const items = "[role^=menuitem]:not([data-disabled])";

type MenuSurfaceProps = MenuPopupProps & { children: ReactNode };

/** An open menu on Radix's, below a button that stands in the page. The page behind stays alive: a press there acts at once. */
export function MenuSurface({ id, label, align, anchor, focus, close, children }: MenuSurfaceProps) {
  const waiting = useRef(focus);
  const isSettled = useRef(false);
  const ways = useMemo(
    () => ({
      settle() {
        isSettled.current = true;
        anchor.focus({ preventScroll: true });
      },
      leave: () => void setTimeout(close),
    }),
    [anchor, close],
  );

  /** The menu itself has the focus first; who opened it by a key goes on to an entry. */
  function enter({ target, currentTarget }: FocusEvent<HTMLDivElement>): void {
    const wanted = waiting.current;
    if (target !== currentTarget || !wanted) return;
    waiting.current = null;
    const all = currentTarget.querySelectorAll<HTMLElement>(items);
    queueMicrotask(() => all[wanted === "first" ? 0 : all.length - 1]?.focus());
  }

  /** Tab goes on from the button; Radix would hold it. */
  function pass(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    event.stopPropagation();
    ways.settle();
    close();
  }

  /** A press on the button closes the menu by itself, and its focus is no leaving. */
  function keepForButton(event: Event): void {
    if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
  }

  function giveBack(event: Event): void {
    event.preventDefault();
    // Where it has been before, it may have gone on from there.
    if (!isSettled.current && document.activeElement === document.body) ways.settle();
  }

  return (
    <DropdownMenu open modal={false} onOpenChange={(open) => (open ? undefined : close())}>
      <DropdownMenuTrigger asChild>
        <Borrowed element={anchor} />
      </DropdownMenuTrigger>
      <DropdownMenuPortal>
        <DropdownMenuContent
          id={id}
          loop
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onFocus={enter}
          onKeyDownCapture={pass}
          onInteractOutside={keepForButton}
          onCloseAutoFocus={giveBack}
          className="scroll-quiet border-border bg-popover text-popover-foreground shadow-overlay z-60 max-h-[min(80dvh,var(--radix-dropdown-menu-content-available-height))] max-w-[calc(100vw-1rem)] min-w-52 overflow-y-auto rounded-xl border p-1.5"
        >
          <MenuLeaveContext value={ways}>{children}</MenuLeaveContext>
        </DropdownMenuContent>
      </DropdownMenuPortal>
    </DropdownMenu>
  );
}
