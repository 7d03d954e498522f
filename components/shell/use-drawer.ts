"use client";

import { useEffect, useRef, type RefObject } from "react";

type DrawerRequest = { open: boolean; label: string; close: () => void; opener: RefObject<HTMLButtonElement | null> };

/**
 * Makes the sidebar a modal drawer while `open`: the page behind is inert, the focus goes to its current link and comes
 * back to the button; Escape, the backdrop, the close button and any chosen link close it.
 */
export function useDrawer({ open, label, close, opener }: DrawerRequest): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    const shell = document.getElementById("shell");
    const sidebar = document.getElementById("sidebar");
    const main = document.getElementById("shell-main");
    if (!open || !shell || !sidebar || !main) return;
    const stop = new AbortController();
    const button = opener.current;

    shell.dataset.drawer = "open";
    sidebar.setAttribute("role", "dialog");
    sidebar.setAttribute("aria-modal", "true");
    sidebar.setAttribute("aria-label", label);
    main.inert = true;
    document.documentElement.style.overflow = "hidden";
    (sidebar.querySelector<HTMLElement>("[aria-current=page]") ?? sidebar.querySelector<HTMLElement>("a"))?.focus();

    function pressed(event: Event) {
      if (event.target instanceof Element && event.target.closest("a, [data-drawer-close]")) latest.current();
    }
    function escaped(event: KeyboardEvent) {
      if (event.key === "Escape") latest.current();
    }
    shell.addEventListener("click", pressed, { signal: stop.signal });
    document.addEventListener("keydown", escaped, { signal: stop.signal });

    return () => {
      stop.abort();
      delete shell.dataset.drawer;
      sidebar.setAttribute("role", "complementary");
      sidebar.removeAttribute("aria-modal");
      main.inert = false;
      document.documentElement.style.overflow = "";
      button?.focus();
    };
  }, [open, label, opener]);
}
