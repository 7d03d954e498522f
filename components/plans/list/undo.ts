import type { ToastOptions } from "@/components/ui/toast/toast-types";
import type { PlanListLabels } from "../types";

/** Long enough to see what is gone and to think better of it. */
const undoMs = 8_000;

/** The way back in the toast of a deletion. */
export function withUndo(labels: Pick<PlanListLabels, "messages">, undo: () => void): ToastOptions {
  function pressed() {
    // The toaster gives the focus back where it was, once; a press that ends the toast would have it do so seconds later.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    undo();
  }
  return { duration: undoMs, action: { label: labels.messages.undo, onClick: pressed } };
}
