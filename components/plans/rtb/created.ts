/** The signal's name in the browser's storage. Source: RTB-8. */
export const createdSignal = "rtbLessonPlanCreated";

/** Tells the other tabs that a session plan was created. Without storage they learn of it at their next look. */
export function sayCreated(): void {
  try {
    localStorage.setItem(createdSignal, String(Date.now()));
  } catch {
    return;
  }
}
