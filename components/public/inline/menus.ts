// The menus of the bar: opened by a press or an arrow, walked through by keyboard, closed by Escape or a press elsewhere.
import { storedTheme } from "@/components/layout/theme";

/** The button of a menu in which something happened. */
export function menuAt(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>("[data-menu]");
}

export function openedMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-menu][aria-expanded=true]");
}

/** What the button opens; the button itself where it opens nothing. */
export function panelOf(button: HTMLElement): HTMLElement {
  return document.getElementById(button.getAttribute("aria-controls") ?? "") ?? button;
}

function itemsOf(button: HTMLElement): HTMLElement[] {
  return [...panelOf(button).querySelectorAll<HTMLElement>("[role^=menuitem]")];
}

function setOpen(button: HTMLElement, isOpen: boolean): void {
  button.setAttribute("aria-expanded", String(isOpen));
  panelOf(button).hidden = !isOpen;
}

export function close(button: HTMLElement, withFocus = false): void {
  setOpen(button, false);
  if (withFocus) button.focus();
}

/** Opens a menu at its first or last item and closes the other; `name` is who is signed in. */
export function open(button: HTMLElement, name?: string, atEnd = false): void {
  const other = openedMenu();
  if (other) close(other);
  const theme = storedTheme();
  for (const item of document.querySelectorAll<HTMLElement>("[data-theme]"))
    item.setAttribute("aria-checked", String(item.dataset.theme === theme));
  for (const item of document.querySelectorAll<HTMLElement>("[data-user-name]"))
    item.textContent = name || (item.dataset.userName ?? "");
  setOpen(button, true);
  const items = itemsOf(button);
  items[atEnd ? items.length - 1 : 0]?.focus();
}

/** The place that a key leads to from the place `at`; undefined for a key that leads nowhere. */
function placeFor(key: string, at: number, items: HTMLElement[]): number | undefined {
  const ways: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  if (key.length > 1) return ways[key];
  const letter = key.toLowerCase();
  const found = items.findIndex((item) => item.textContent.trim().toLowerCase().startsWith(letter));
  return found < 0 || key === " " ? undefined : found;
}

/** Follows a key that was pressed while the menu is open. */
export function walk(event: KeyboardEvent, button: HTMLElement): void {
  if (event.key === "Tab") return close(button);
  const items = itemsOf(button);
  const at = items.findIndex((item) => item === document.activeElement);
  const place = placeFor(event.key, at, items);
  if (place === undefined) return;
  event.preventDefault();
  items[(place + items.length) % items.length]?.focus();
}
