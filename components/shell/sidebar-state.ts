export const sidebarCookie = "sidebar_state";

const weekInSeconds = 604_800;

/** Whether the cookie says folded; the sidebar stands open unless it does. */
export function isSidebarCollapsed(cookie: string | undefined): boolean {
  return cookie === "false";
}

/** Keeps the state for 7 days: true is open, false is folded. */
export function writeSidebarCookie(open: boolean): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${sidebarCookie}=${open}; path=/; max-age=${weekInSeconds}; samesite=lax${secure}`;
}
