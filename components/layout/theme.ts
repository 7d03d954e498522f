import { themeKey } from "@/scripts/lib/theme-script.mjs";
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
