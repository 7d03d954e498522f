/** The menu of a phone where it is open. */
export function openedDrawer(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>("details[data-drawer][open]");
}

export function fold(withFocus = false): void {
  const drawer = openedDrawer();
  if (!drawer) return;
  drawer.open = false;
  if (withFocus) drawer.querySelector("summary")?.focus();
}
