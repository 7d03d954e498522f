import type { ConfirmDialogProps } from "./confirm-types";

type Question = Pick<ConfirmDialogProps, "open" | "onClose"> & {
  labels: Pick<ConfirmDialogProps["labels"], "title" | "question" | "cancel">;
};

/** What makes a dialog a question: it stays until it is answered, and to leave it is to say no. */
export function questionProps({ open, onClose, labels }: Question) {
  const { title, question: description, cancel: closeLabel } = labels;
  return { role: "alertdialog", open, onClose, title, description, closeLabel } as const;
}
