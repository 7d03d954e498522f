"use client";

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { placeMenu } from "./menu-place";
import { rovingTarget } from "./roving";

export type MenuProps = {
  /** Accessible name of the button and of the menu. */
  label: string;
  trigger: ReactNode;
  triggerClass: string;
  children: ReactNode;
  align?: "start" | "end";
};

/** The button that was pressed and the item that gets the focus. */
export type Opening = { anchor: HTMLButtonElement; focus: "first" | "last" };

const itemSelector = "[role^=menuitem]:not([aria-disabled=true]):not(:disabled)";
const typeAheadMs = 1000;

/** A button with a menu: arrow keys, Home, End, first letters (forgotten after 1 s), Escape. Items come from menu-item. */
export function Menu({ label, trigger, triggerClass, children, align = "end" }: MenuProps) {
  const [open, setOpen] = useState<Opening | null>(null);
  const id = useId();

  function close(refocus: boolean) {
    setOpen(null);
    if (refocus) open?.anchor.focus();
  }

  function openByKey(event: KeyboardEvent<HTMLButtonElement>) {
    const opening = openingByKey(event);
    if (opening) setOpen(opening);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        aria-label={label}
        className={triggerClass}
        onClick={(event) => setOpen(open ? null : { anchor: event.currentTarget, focus: "first" })}
        onKeyDown={openByKey}
      >
        {trigger}
      </button>
      {open ? (
        <MenuPopup {...{ id, label, align, close }} {...open}>
          {children}
        </MenuPopup>
      ) : null}
    </>
  );
}

/** What an arrow key on the button of a menu asks for; null for every other key. */
export function openingByKey(event: KeyboardEvent<HTMLButtonElement>): Opening | null {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return null;
  event.preventDefault();
  return { anchor: event.currentTarget, focus: event.key === "ArrowUp" ? "last" : "first" };
}

type PopupProps = Pick<MenuProps, "label" | "children"> &
  Opening & {
    id: string;
    align: "start" | "end";
    close: (refocus: boolean) => void;
  };

/** The menu itself, while it is open; for lists that keep one open menu for all their rows. */
export function MenuPopup({ id, label, align, anchor, focus, close, children }: PopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  useDismiss({ popup: ref, anchor, close });

  useLayoutEffect(() => {
    const popup = ref.current;
    if (!popup) return;
    placeMenu({ popup, anchor, align });
    const items = popup.querySelectorAll<HTMLElement>(itemSelector);
    items[focus === "first" ? 0 : items.length - 1]?.focus();
  }, [anchor, align, focus]);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape" || event.key === "Tab") return close(event.key === "Escape");
    const target = rovingTarget({ event, selector: itemSelector, axis: "vertical" }) ?? typeAhead(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function chosen(event: MouseEvent<HTMLDivElement>) {
    const item = event.target instanceof Element ? event.target.closest(itemSelector) : null;
    if (!item) return;
    // A link or a submit button must still stand in the page while the browser acts on it.
    if (item.matches("a[href], [type=submit]")) setTimeout(() => close(true));
    else close(true);
  }

  function typeAhead(event: KeyboardEvent<HTMLDivElement>): HTMLElement | null {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return null;
    const fresh = event.timeStamp - typed.current.at > typeAheadMs;
    typed.current = { text: (fresh ? "" : typed.current.text) + event.key.toLowerCase(), at: event.timeStamp };
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
    return items.find((item) => item.textContent.trim().toLowerCase().startsWith(typed.current.text)) ?? null;
  }

  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      className="scroll-quiet border-border bg-popover text-popover-foreground shadow-overlay fixed inset-auto z-50 m-0 max-h-[80dvh] max-w-[calc(100vw-1rem)] min-w-52 overflow-y-auto rounded-xl border p-1.5"
      onKeyDown={press}
      onClick={chosen}
    >
      {children}
    </div>
  );
}

type DismissRequest = {
  popup: { current: HTMLDivElement | null };
  anchor: HTMLElement;
  close: (refocus: boolean) => void;
};

/**
 * Closes the menu when the pointer goes down elsewhere, the window changes size or the page scrolls under it. A scroll that
 * left the button where it was had ended before, and is only told late.
 */
function useDismiss({ popup, anchor, close }: DismissRequest) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const stop = new AbortController();
    const place = anchor.getBoundingClientRect().top;
    function scrolled(event: Event) {
      if (Math.abs(anchor.getBoundingClientRect().top - place) >= 1) outside(event);
    }
    function outside(event: Event) {
      const target = event.target instanceof Node ? event.target : null;
      if (popup.current?.contains(target) || anchor.contains(target)) return;
      latest.current(false);
    }
    document.addEventListener("pointerdown", outside, { signal: stop.signal });
    document.addEventListener("scroll", scrolled, { signal: stop.signal, capture: true, passive: true });
    window.addEventListener("resize", outside, { signal: stop.signal });
    return () => stop.abort();
  }, [popup, anchor]);
}
