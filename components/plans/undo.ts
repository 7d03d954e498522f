import type { ToastOptions } from "@/components/ui/toast-types";
import type { PlanListLabels } from "./types";

/** Long enough to see what is gone and to think better of it. */
const undoMs = 8_000;

/** The way back in the toast of a deletion. */
export function withUndo(labels: Pick<PlanListLabels, "messages">, undo: () => void): ToastOptions {
  return { duration: undoMs, action: { label: labels.messages.undo, onClick: undo } };
}
