type Placement = { popup: HTMLElement; anchor: HTMLElement; align: "start" | "end" };

const gap = 6;
const margin = 8;

/** Puts a popup under its button, or above it where there is more room, inside the window and over everything else. */
export function placeMenu({ popup, anchor, align }: Placement): void {
  if (typeof popup.showPopover === "function") popup.showPopover();
  const at = anchor.getBoundingClientRect();
  const width = popup.offsetWidth;
  const height = popup.offsetHeight;
  const wanted = align === "end" ? at.right - width : at.left;
  const left = Math.max(margin, Math.min(wanted, document.documentElement.clientWidth - width - margin));
  const below = at.bottom + gap;
  const fits = below + height <= window.innerHeight - margin;
  const top = fits ? below : Math.max(margin, at.top - gap - height);
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
}
