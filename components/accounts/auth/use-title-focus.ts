import { useEffect, useRef, type RefObject } from "react";
import type { AuthMode } from "./modes";

/** Puts the focus where reading or typing goes on, and names the document, when another view is shown. */
export function useTitleFocus(card: RefObject<HTMLElement | null>, mode: AuthMode, email: string | null): void {
  const shownMode = useRef(mode);

  useEffect(() => {
    const title = card.current?.querySelector("h1");
    const changed = shownMode.current !== mode;
    shownMode.current = mode;
    if (changed) document.title = `${title?.textContent ?? ""} · Isomo`;
    // Who comes with an address has only the password left to type.
    const password = card.current?.querySelector<HTMLInputElement>("input[name=password]");
    if (mode === "login" && email && password) password.focus();
    else if (changed) title?.focus();
  }, [card, mode, email]);
}
