import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import type { ToastKind, ToastOptions } from "./toast-types";

type ToastRequest = { kind: ToastKind; message: string; options: ToastOptions };

const tone = {
  success: { sign: "m5 8.2 2.1 2.1L11 6.2", color: "text-primary" },
  error: { sign: "M8 4.4v4.4M8 11v.6", color: "text-destructive" },
  warning: { sign: "M8 4.4v4.4M8 11v.6", color: "text-warning" },
  info: { sign: "M8 7.6V12M8 4.5v.6", color: "text-lake" },
} as const satisfies Record<ToastKind, { sign: string; color: string }>;

function ToastSign({ kind }: { kind: ToastKind }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" width="20" height="20" className={tone[kind].color}>
      <path d="m8 .5 7.5 7.5L8 15.5.5 8z" fill="currentColor" opacity=".18" />
      <path d={tone[kind].sign} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}

/** Shows one toast; the toaster must stand (`mountToaster`). */
export function showToast({ kind, message, options }: ToastRequest): void {
  toast(<span role={kind === "error" ? "alert" : "status"}>{message}</span>, {
    id: options.id,
    duration: options.duration,
    action: options.action,
    icon: <ToastSign kind={kind} />,
  });
}

function ReadyToaster({ label, onReady }: { label: string; onReady: () => void }) {
  // Effects of children run first: when this one runs, the toaster inside is listening.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="top-right"
      duration={3000}
      offset={belowTopBar}
      mobileOffset={belowTopBar}
      visibleToasts={3}
      gap={14}
      containerAriaLabel={label}
      style={toasterColors}
      toastOptions={{ style: toastText, actionButtonStyle }}
    />
  );
}

/** Puts the toaster at the end of the page, once. Its name comes from `data-toast-label` of the shell or body. */
export function mountToaster(): Promise<void> {
  const host = document.createElement("div");
  document.body.append(host);
  const label = document.querySelector<HTMLElement>("[data-toast-label]")?.dataset.toastLabel ?? document.title;
  return new Promise((resolve) => createRoot(host).render(<ReadyToaster label={label} onReady={resolve} />));
}

const belowTopBar = { top: "4.5rem", right: "1rem", left: "1rem" };

const toasterColors = {
  "--normal-bg": "var(--popover)",
  "--normal-text": "var(--popover-foreground)",
  "--normal-border": "var(--border)",
  "--border-radius": "var(--radius-xl)",
  fontFamily: "var(--font-sans)",
} as object;

/** Large enough for a thumb. */
const actionButtonStyle = { height: "2.25rem", padding: "0 0.875rem", fontSize: "0.875rem" };

const toastText = { fontSize: "0.9375rem", fontWeight: 600, boxShadow: "var(--shadow-overlay)" };
