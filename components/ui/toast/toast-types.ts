export type ToastKind = "success" | "error" | "info" | "warning";

export type ToastOptions = {
  /** Milliseconds; 3000 unless told. */
  duration?: number;
  /** A toast of the same name gives way to it. */
  id?: string;
  action?: { label: string; onClick: () => void };
};
