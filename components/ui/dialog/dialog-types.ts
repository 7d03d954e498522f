import type { ReactNode } from "react";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  /** alertdialog for a question that must be answered: a press beside it does not close it. */
  role?: "dialog" | "alertdialog";
  size?: "md" | "lg";
  /** On a phone it rises from the lower edge and takes the whole width. */
  sheet?: boolean;
};
