import { themeKey } from "./theme-key";
import type { ThemeChoice } from "./types";

export function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === "dark" || stored === "system" ? stored : "light";
  } catch {
    return "light";
  }
}

/** Keeps the choice and lets the script of the head apply it. */
export function chooseTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be forbidden; then the page keeps the theme it has.
  }
  dispatchEvent(new Event(themeKey));
}

/** Puts the class `dark` on html when the choice, or the system under the choice "system", says so. */
export function applyTheme(system: MediaQueryList): void {
  const theme = storedTheme();
  document.documentElement.classList.toggle("dark", theme === "dark" || (theme === "system" && system.matches));
}

/**
 * Does what the script of the head does, until it is told to stop. A page that is drawn in the browser alone, such as one
 * not found, needs this: a script that React puts into a document never runs.
 */
export function followTheme(): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const stop = new AbortController();
  const apply = () => applyTheme(system);
  apply();
  system.addEventListener("change", apply, { signal: stop.signal });
  addEventListener("storage", apply, { signal: stop.signal });
  addEventListener(themeKey, apply, { signal: stop.signal });
  return () => stop.abort();
}
