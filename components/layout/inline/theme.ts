// Inline in the head of every page, before its first paint. Made into one text by npm run inline-scripts.
import { applyTheme } from "../theme";
import { themeKey } from "../theme-key";

const system = matchMedia("(prefers-color-scheme: dark)");

function apply(): void {
  applyTheme(system);
}

apply();
system.addEventListener("change", apply);
addEventListener("storage", apply);
addEventListener(themeKey, apply);
