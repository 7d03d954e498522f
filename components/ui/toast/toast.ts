import type { ToastKind, ToastOptions } from "./toast-types";
import type * as Toaster from "./toaster";

let toaster: Promise<typeof Toaster> | undefined;

/** The toaster and its library travel only when there is something to say. */
function loadToaster() {
  toaster ??= import("./toaster").then(async (module) => {
    await module.mountToaster();
    return module;
  });
  toaster.catch(() => {
    toaster = undefined;
  });
  return toaster;
}

function show(kind: ToastKind) {
  return (message: string, options: ToastOptions = {}): void => {
    loadToaster()
      .then((module) => module.showToast({ kind, message, options }))
      .catch(() => showPlainly(kind, message));
  };
}

/** Without a connection the library may not come; the message must be seen all the same. */
function showPlainly(kind: ToastKind, message: string): void {
  const box = document.createElement("p");
  box.setAttribute("role", kind === "error" ? "alert" : "status");
  box.className =
    "toast-region fixed top-4 right-4 z-50 max-w-[calc(100vw-2rem)] rounded-xl bg-foreground px-4 py-3 font-semibold text-background shadow-overlay";
  box.textContent = message;
  document.body.append(box);
  setTimeout(() => box.remove(), 5000);
}

/** Says something in the corner for a moment: `toast.success(t.saved)`. Client components only. */
export const toast = { success: show("success"), error: show("error"), info: show("info"), warning: show("warning") };
