/** The buttons of the rows, by which a row is found again. */
const rowButtons = "main [data-row]";

function buttonOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-row="${id}"]`);
}

/** Clear of the message at the upper edge: the button's `scroll-margin` (plans.css) leaves room for it. */
function focusClear(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "nearest" });
}

/** The heading of the page takes the focus where no row is left. */
function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>("main h1");
  found?.setAttribute("tabindex", "-1");
  return found;
}

/** Does it as soon as it can be done, that is now or after a change of the page; gives up when the reader goes on themselves. */
function whenever(tried: () => boolean): void {
  if (tried()) return;
  const observer = new MutationObserver(() => {
    if (tried()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("pointerdown", () => observer.disconnect(), { once: true });
}

/**
 * When the row is gone and no dialog stands before the page, the focus goes to the next row, else to the last one, else to
 * the page's heading; without it a keyboard would begin at the top of the page again. Call it while the row is there.
 */
export function focusAfterRow(id: number): void {
  const place = [...document.querySelectorAll<HTMLElement>(rowButtons)].findIndex(
    (button) => button.dataset.row === String(id),
  );
  whenever(() => {
    if (buttonOf(id) || document.querySelector("[role=dialog], [role=alertdialog]")) return false;
    const rest = [...document.querySelectorAll<HTMLElement>(rowButtons)];
    const next = rest[Math.min(Math.max(place, 0), rest.length - 1)] ?? heading();
    if (next) focusClear(next);
    return true;
  });
}

/** The focus goes to the row once it is there again. */
export function focusRow(id: number): void {
  whenever(() => {
    const button = buttonOf(id);
    if (button) focusClear(button);
    return button !== null;
  });
}
