/** Where the browser remembers, until it is told, which plan it has just asked for. */
const key = "plan-made";

export type MadeBy = "form" | "quick";

/** A plan was asked for: that it is ready is said once it is, here or on its page. */
export function rememberMade(planId: number, by: MadeBy): void {
  try {
    sessionStorage.setItem(key, `${planId} ${by}`);
  } catch {
    return;
  }
}

/** Whether the plan was asked for in this tab, and it has not been told yet that it is ready. */
export function wasMade(planId: number): boolean {
  try {
    return (sessionStorage.getItem(key) ?? "").startsWith(`${planId} `);
  } catch {
    return false;
  }
}

/** The form is gone with its focus: the heading of the plan takes it, unless the reader went on. */
export function focusTitle(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById("plan-title")?.focus({ preventScroll: true });
}

/** By what the plan was asked for in this tab, once; null otherwise. */
export function takeMade(planId: number): MadeBy | null {
  try {
    const [id, by] = (sessionStorage.getItem(key) ?? "").split(" ");
    if (id !== String(planId)) return null;
    sessionStorage.removeItem(key);
    return by === "quick" ? "quick" : "form";
  } catch {
    return null;
  }
}
