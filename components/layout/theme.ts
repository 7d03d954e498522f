import type { ThemeChoice } from "./types";

export const themeKey = "ui-theme";

/**
 * Runs before the first paint, inline in the head: puts the class `dark` on html when the stored choice, or the system under
 * the choice "system", says so, and again when the system changes. The default is light.
 */
export const themeScript = `(function(){var m=matchMedia("(prefers-color-scheme: dark)");function a(){var t="light";try{t=localStorage.getItem("${themeKey}")||t}catch(e){}document.documentElement.classList.toggle("dark",t==="dark"||(t==="system"&&m.matches))}a();m.addEventListener("change",a);addEventListener("storage",a);addEventListener("${themeKey}",a)})()`;

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
