export type ToastKind = "success" | "error" | "info" | "warning";

export type ToastOptions = {
  /** Milliseconds; 3000 unless told. */
  duration?: number;
  action?: { label: string; onClick: () => void };
};
