import type { ReactNode } from "react";

export type ConfirmLabels = { title: string; question: string; confirm: string; cancel: string; pending: string };

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  labels: ConfirmLabels;
  tone?: "primary" | "destructive";
  children?: ReactNode;
} & (
  | { /** Runs in the browser. */ onConfirm: () => void; pending?: boolean; action?: undefined }
  | {
      /** A server action; `fields` are sent with it. */ action: (form: FormData) => void | Promise<void>;
      fields?: Record<string, string>;
      onConfirm?: undefined;
    }
);
